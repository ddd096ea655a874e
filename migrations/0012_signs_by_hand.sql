-- Signs that somebody wrote by hand and that are no JSON stand as they are, and stop no list.
DROP VIEW `delivery_health`;--> statement-breakpoint
CREATE VIEW `delivery_health` AS select
  received, delivered, pending, refused, dead, closed, quarantined,
  received - delivered - pending - dead - closed - quarantined as missing,
  oldest_pending,
  case when failures >= 5 then 'down'
    when refusals >= 3 then 'refuses every lead'
    else 'up' end as form_service,
  failures as failures_in_a_row,
  refusals as refusals_in_a_row,
  swept_at as last_sweep,
  held_by, released, marked, marked_by
from (select
  (select count(*) from deliveries) as received,
  (select count(*) from deliveries where state = 'delivered') as delivered,
  (select count(*) from deliveries where state = 'pending') as pending,
  (select count(*) from deliveries where state = 'pending' and refused) as refused,
  (select count(*) from deliveries where state = 'dead') as dead,
  (select count(*) from deliveries where state = 'closed') as closed,
  (select count(*) from deliveries where state = 'quarantined') as quarantined,
  (select group_concat(sign || ' ' || n, ', ') from (
    select value as sign, count(*) as n from deliveries indexed by deliveries_signs,
      json_each(iif(json_valid(signs), signs, json_array(signs)))
    where signs is not null and (state = 'quarantined' or judged = 'ham') group by value order by n desc, value)) as held_by,
  (select count(*) from deliveries where signs is not null and judged = 'ham') as released,
  (select count(*) from deliveries where signs is not null and state <> 'quarantined' and judged is null) as marked,
  (select group_concat(sign || ' ' || n, ', ') from (
    select value as sign, count(*) as n from deliveries indexed by deliveries_signs,
      json_each(iif(json_valid(signs), signs, json_array(signs)))
    where signs is not null and state <> 'quarantined' and judged is null group by value order by n desc, value)) as marked_by,
  (select min(created_at) from deliveries where state = 'pending') as oldest_pending,
  coalesce((select failures from service_state where id = 1), 0) as failures,
  coalesce((select refusals from service_state where id = 1), 0) as refusals,
  (select swept_at from service_state where id = 1) as swept_at);--> statement-breakpoint
DROP VIEW `submissions`;--> statement-breakpoint
-- Every submission in every state. `about` is what a list shows of it in a line: urgency and subject, brands, or the
-- beginning of the message. A carriage return would send a terminal back to the beginning of its line.
CREATE VIEW `submissions` AS
SELECT
  substr(id, 1, 8) AS reference,
  created_at,
  form,
  coalesce(payload ->> '$.name', payload ->> '$.firstName' || ' ' || (payload ->> '$.lastName')) AS name,
  payload ->> '$.email' AS email,
  payload ->> '$.phone' AS phone,
  coalesce(payload ->> '$.company', payload ->> '$.companyName') AS company,
  coalesce(
    (payload ->> '$.urgency') || ': ' || (payload ->> '$.subject'),
    nullif(payload ->> '$.interests', ''),
    replace(replace(substr(payload ->> '$.message', 1, 200), char(13), ' '), char(10), ' ')
  ) AS about,
  replace(replace(payload ->> '$.message', char(13, 10), char(10)), char(13), char(10)) AS message,
  state,
  attempts,
  last_error,
  (SELECT group_concat(value, ', ') FROM json_each(iif(json_valid(signs), signs, json_array(signs)))) AS signs,
  judged,
  delivered_at,
  page,
  campaign,
  answered_at,
  answered_by,
  note,
  payload,
  id
FROM deliveries LEFT JOIN answers USING (id);