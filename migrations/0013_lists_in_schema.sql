-- Lists now come from app/db/lists.server.ts. What the views show is the same as before.
DROP VIEW `leads`;--> statement-breakpoint
DROP VIEW `quarantined`;--> statement-breakpoint
DROP VIEW `undelivered`;--> statement-breakpoint
DROP VIEW `subscribers`;--> statement-breakpoint
DROP VIEW `submissions`;--> statement-breakpoint
CREATE VIEW `submissions` AS select
  substr(id, 1, 8) as reference,
  created_at,
  form,
  coalesce(payload ->> '$.name', payload ->> '$.firstName' || ' ' || (payload ->> '$.lastName')) as name,
  payload ->> '$.email' as email,
  payload ->> '$.phone' as phone,
  coalesce(payload ->> '$.company', payload ->> '$.companyName') as company,
  coalesce(
    (payload ->> '$.urgency') || ': ' || (payload ->> '$.subject'),
    nullif(payload ->> '$.interests', ''),
    replace(replace(substr(payload ->> '$.message', 1, 200), char(13), ' '), char(10), ' ')
  ) as about,
  replace(replace(payload ->> '$.message', char(13, 10), char(10)), char(13), char(10)) as message,
  state,
  attempts,
  last_error,
  (select group_concat(value, ', ') from json_each(iif(json_valid(signs), signs, json_array(signs)))) as signs,
  judged,
  delivered_at,
  page,
  campaign,
  answered_at,
  answered_by,
  note,
  payload,
  id
from deliveries left join answers using (id);--> statement-breakpoint
CREATE VIEW `leads` AS select * from submissions where state <> 'quarantined';--> statement-breakpoint
CREATE VIEW `quarantined` AS select * from submissions where state = 'quarantined';--> statement-breakpoint
CREATE VIEW `undelivered` AS select
  s.reference, s.created_at, s.form, s.name, s.company, s.phone, s.about, s.state, s.attempts,
  case when d.last_error is null then null when d.refused then 'refused' else 'unwell' end as failure,
  s.last_error, d.next_attempt_at, d.lease_until, s.id
from deliveries d join submissions s on s.id = d.id
where d.state in ('pending', 'dead');--> statement-breakpoint
CREATE VIEW `subscribers` AS select lower(s.email) as email, min(s.created_at) as since
from newsletter_subscriptions s left join deliveries d on d.id = s.id
where d.state is not 'quarantined'
group by lower(s.email);
