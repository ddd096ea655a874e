-- How many leads of the last 30 days came by each campaign, and how many are delivered.
select campaign ->> '$.utm_source' as source, campaign ->> '$.utm_campaign' as campaign,
       count(*) as leads, sum(state = 'delivered') as delivered
from leads
where created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-30 days')
group by 1, 2
order by leads desc;
