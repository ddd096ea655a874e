-- What the form service has not taken yet, and why: waiting, or given up. Newest first.
select reference, created_at, form, name, company, phone, about, state, failure, last_error, next_attempt_at,
  count(*) over () as total
from undelivered
order by created_at desc
limit 50;
