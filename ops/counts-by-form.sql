-- How many leads of the last 30 days came by each form, and how many are delivered.
select form, count(*) as leads, sum(state = 'delivered') as delivered
from leads
where created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days')
group by 1
order by leads desc;
