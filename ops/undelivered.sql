-- What the form service has not taken yet, and why: waiting, or given up.
select * from undelivered order by created_at;
