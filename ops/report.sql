-- What came in this month and the last, by form, week, campaign and first page; spam and failures apart.
select part.value ->> '$.by' as "by", part.value ->> '$.which' as which,
       sum(created_at >= strftime('%Y-%m-01', 'now')) as this_month,
       sum(created_at < strftime('%Y-%m-01', 'now')) as last_month
from deliveries, json_each(
  case when state = 'quarantined' then json_array(json_object('at', 9, 'by', 'spam', 'which', 'held back'))
  else json_array(
    json_object('at', 1, 'by', 'all leads', 'which', ''),
    json_object('at', 2, 'by', 'form', 'which', form),
    json_object('at', 3, 'by', 'week from', 'which', date(created_at, 'weekday 0', '-6 days')),
    json_object('at', 4, 'by', 'campaign', 'which',
      coalesce(campaign ->> '$.utm_source' || ' ', '') || coalesce(campaign ->> '$.utm_campaign', '')),
    json_object('at', 5, 'by', 'first page', 'which', coalesce(campaign ->> '$.first_page', 'unknown')),
    json_object('at', 6, 'by', 'came from', 'which', coalesce(campaign ->> '$.referrer', 'unknown')),
    json_object('at', 7, 'by', 'sent from', 'which', page),
    json_object('at', 8, 'by', 'not delivered', 'which', iif(state in ('pending', 'dead'), state, null))
  ) end
) as part
where created_at >= strftime('%Y-%m-01', 'now', '-1 month', 'start of month')
  and (part.value ->> '$.which' <> '' or part.value ->> '$.at' = 1)
group by part.value ->> '$.at', 1, 2
order by part.value ->> '$.at', case when part.value ->> '$.at' = 3 then part.value ->> '$.which' end, count(*) desc, 2;
