/** The statement that writes so many leads of many kinds, an hour and a half apart; the first is the newest, and came last. */
export const sampleLeads = (count = 10_000) => `
  insert into deliveries (id, created_at, form, payload, state, attempts, last_error, refused, signs, delivered_at,
    next_attempt_at, give_up_at, page, campaign)
  with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count}),
  leads as (select i, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (i * 90) || ' minutes') as time,
    case when i % 400 = 3 then 'pending' when i % 700 = 5 then 'dead' when i % 60 = 2 then 'quarantined' else 'delivered' end as state from n)
  select printf('%08x-0000-8000-8000-%012x', i * 7919 + 268435456, i), time,
    case i % 6 when 0 then 'support' when 1 then 'newsletter' when 2 then 'guide' when 3 then 'meeting' else 'contact' end,
    json_object(
      'name', case i % 5 when 0 then 'Ann Lee' when 1 then 'José Ortega' when 2 then 'Robert Miller'
        when 3 then 'Priya Natarajan' else 'Grace Okafor' end || iif(i > 60, ' ' || i, ''),
      'email', 'person' || i || '@example.org',
      'phone', '(317) 555-' || printf('%04d', i),
      'company', case i % 4 when 0 then 'Corbel Data Systems' when 1 then 'Fulton Molding' when 2 then 'Wabash Title'
        else 'Marion Orthopedics' end,
      'message', case i % 3 when 0 then 'Our server is nine years old, and the backup has not run since May. Could somebody call me?'
        when 1 then 'We are ' || (20 + i % 90) || ' people in two offices and look for somebody who answers the phone.'
        else 'What would it cost to have our laptops looked after, and who comes when one breaks?' end),
    state, 1 + i % 3, case state when 'pending' then 'http-500' when 'dead' then 'http-422' end, state = 'dead',
    iif(state = 'quarantined', '["links","pitch"]', null),
    iif(state = 'delivered', strftime('%Y-%m-%dT%H:%M:%fZ', time, '+' || (1 + i % 9) || ' seconds'), null),
    strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+1 hour'), strftime('%Y-%m-%dT%H:%M:%fZ', time, '+7 days'),
    case i % 3 when 0 then '/' when 1 then '/contact' else '/services/managed-it' end,
    case i % 4 when 0 then json_object('utm_source', 'letter', 'utm_campaign', 'autumn')
      when 1 then json_object('referrer', 'www.example.net', 'first_page', '/blog') end
  from leads order by i desc`;
