-- Who gets the newsletter.
select * from subscribers order by since;
