-- Submissions that filled the decoy field: look before you release.
select id, created_at, form, payload
from deliveries
where state = 'quarantined'
order by created_at desc;
