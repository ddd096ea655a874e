-- Who gets the newsletter, newest first.
select email, since, count(*) over () as total
from subscribers
order by since desc
limit 50;
