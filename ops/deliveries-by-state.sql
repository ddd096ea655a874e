-- How many deliveries each form has in each state.
select form, state, count(*) as deliveries, max(attempts) as most_attempts, min(created_at) as oldest
from deliveries
group by form, state
order by form, state;
