ALTER TABLE `deliveries` ADD `presses` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `refused` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `ended_at` text;--> statement-breakpoint
CREATE INDEX `deliveries_released` ON `deliveries` (`created_at`) WHERE "deliveries"."state" = 'pending' and "deliveries"."sends" = 0;--> statement-breakpoint
UPDATE `deliveries` SET `refused` = 1
WHERE `state` IN ('pending', 'dead')
  AND `last_error` IN ('http-400', 'http-409', 'http-413', 'http-415', 'http-422', 'denied');
--> statement-breakpoint
DROP VIEW `undelivered`;
--> statement-breakpoint
-- What the form service has not taken yet: waiting, or given up. `failure` says whether the service
-- refused this lead or was unwell when it was last asked.
CREATE VIEW `undelivered` AS
SELECT
  substr(id, 1, 8) AS reference,
  created_at,
  form,
  state,
  attempts,
  CASE WHEN last_error IS NULL THEN NULL WHEN refused THEN 'refused' ELSE 'unwell' END AS failure,
  last_error,
  next_attempt_at,
  lease_until,
  id
FROM deliveries
WHERE state IN ('pending', 'dead');
--> statement-breakpoint
DROP VIEW `delivery_health`;
--> statement-breakpoint
-- One row: how everything stands. `refused` are those of `pending` that the service refuses for their
-- content. `missing` is what no state accounts for, and must be 0.
CREATE VIEW `delivery_health` AS
SELECT
  received,
  delivered,
  pending,
  refused,
  dead,
  quarantined,
  received - delivered - pending - dead - quarantined AS missing,
  oldest_pending,
  CASE WHEN failures >= 5 THEN 'down' ELSE 'up' END AS form_service,
  failures AS failures_in_a_row,
  swept_at AS last_sweep
FROM (
  SELECT
    (SELECT count(*) FROM deliveries) AS received,
    (SELECT count(*) FROM deliveries WHERE state = 'delivered') AS delivered,
    (SELECT count(*) FROM deliveries WHERE state = 'pending') AS pending,
    (SELECT count(*) FROM deliveries WHERE state = 'pending' AND refused) AS refused,
    (SELECT count(*) FROM deliveries WHERE state = 'dead') AS dead,
    (SELECT count(*) FROM deliveries WHERE state = 'quarantined') AS quarantined,
    (SELECT min(created_at) FROM deliveries WHERE state = 'pending') AS oldest_pending,
    coalesce((SELECT failures FROM service_state WHERE id = 1), 0) AS failures,
    (SELECT swept_at FROM service_state WHERE id = 1) AS swept_at
);
