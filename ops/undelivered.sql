-- What the form service has not taken yet: waiting, or given up.
select id, created_at, form, state, attempts, last_error, next_attempt_at
from deliveries
where state in ('pending', 'dead')
order by created_at;
