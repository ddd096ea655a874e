-- Every lead of the last 24 hours, newest first, without leads held as spam.
select reference, created_at, form, name, email, company, phone, about, state, last_error, signs, count(*) over () as total
from leads
where created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')
order by created_at desc
limit 50;
