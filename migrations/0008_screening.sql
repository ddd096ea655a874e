ALTER TABLE `deliveries` ADD `signs` text;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `text_hash` text;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `judged` text;--> statement-breakpoint
CREATE INDEX `deliveries_by_text` ON `deliveries` (`text_hash`,`created_at`) WHERE "deliveries"."text_hash" is not null;--> statement-breakpoint
CREATE INDEX `deliveries_signs` ON `deliveries` (`created_at`) WHERE "deliveries"."signs" is not null;--> statement-breakpoint
CREATE INDEX `deliveries_held` ON `deliveries` (`created_at`) WHERE "deliveries"."state" = 'quarantined';--> statement-breakpoint
ALTER TABLE `service_state` ADD `held_told_at` text;--> statement-breakpoint
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
    select value as sign, count(*) as n from deliveries indexed by deliveries_signs, json_each(signs)
    where signs is not null and (state = 'quarantined' or judged = 'ham') group by value order by n desc, value)) as held_by,
  (select count(*) from deliveries where signs is not null and judged = 'ham') as released,
  (select count(*) from deliveries where signs is not null and state <> 'quarantined' and judged is null) as marked,
  (select group_concat(sign || ' ' || n, ', ') from (
    select value as sign, count(*) as n from deliveries indexed by deliveries_signs, json_each(signs)
    where signs is not null and state <> 'quarantined' and judged is null group by value order by n desc, value)) as marked_by,
  (select min(created_at) from deliveries where state = 'pending') as oldest_pending,
  coalesce((select failures from service_state where id = 1), 0) as failures,
  coalesce((select refusals from service_state where id = 1), 0) as refusals,
  (select swept_at from service_state where id = 1) as swept_at);--> statement-breakpoint
-- Until now the honeypot alone held anything.
UPDATE `deliveries` SET `signs` = '["honeypot"]' WHERE `state` = 'quarantined';--> statement-breakpoint
DROP VIEW `leads`;--> statement-breakpoint
DROP VIEW `undelivered`;--> statement-breakpoint
DROP VIEW `quarantined`;--> statement-breakpoint
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
  (SELECT group_concat(value, ', ') FROM json_each(signs)) AS signs,
  judged,
  delivered_at,
  page,
  campaign,
  payload,
  id
FROM deliveries;
--> statement-breakpoint
-- Every form's submissions in one list, without what is held back as spam.
CREATE VIEW `leads` AS SELECT * FROM submissions WHERE state <> 'quarantined';
--> statement-breakpoint
-- What is held back as spam: look before you release.
CREATE VIEW `quarantined` AS SELECT * FROM submissions WHERE state = 'quarantined';
--> statement-breakpoint
-- What the form service has not taken yet: waiting, or given up. `failure` says whether the service
-- refused this lead or was unwell when it was last asked.
CREATE VIEW `undelivered` AS
SELECT
  s.reference, s.created_at, s.form, s.name, s.company, s.phone, s.about, s.state, s.attempts,
  CASE WHEN d.last_error IS NULL THEN NULL WHEN d.refused THEN 'refused' ELSE 'unwell' END AS failure,
  s.last_error, d.next_attempt_at, d.lease_until, s.id
FROM deliveries d JOIN submissions s ON s.id = d.id
WHERE d.state IN ('pending', 'dead');
