-- Leads a week by form, twelve weeks from Monday to Sunday, without leads held as spam.
with recent as (
  select form, date(created_at, '-6 days', 'weekday 1') as week
  from deliveries
  where created_at >= date('now', '-6 days', 'weekday 1', '-77 days') and state <> 'quarantined'
)
select week, form, count(*) as leads
from recent
group by week, form
order by week desc, leads desc;
