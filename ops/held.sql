-- Leads held as spam, newest first: look before you release.
select reference, created_at, form, name, email, company, phone, signs, about, count(*) over () as total
from quarantined
order by created_at desc
limit 50;
