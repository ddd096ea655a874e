ALTER TABLE `service_state` ADD `alerted_dead` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
DROP VIEW `delivery_health`;--> statement-breakpoint
-- One row: how everything stands. `refused` are those of `pending` that the service refuses for their
-- content; `closed` were dead, and an operator has dealt with them by hand.
-- `missing` is what no state accounts for, and must be 0.
CREATE VIEW `delivery_health` AS
SELECT
  received,
  delivered,
  pending,
  refused,
  dead,
  closed,
  quarantined,
  received - delivered - pending - dead - closed - quarantined AS missing,
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
    (SELECT count(*) FROM deliveries WHERE state = 'closed') AS closed,
    (SELECT count(*) FROM deliveries WHERE state = 'quarantined') AS quarantined,
    (SELECT min(created_at) FROM deliveries WHERE state = 'pending') AS oldest_pending,
    coalesce((SELECT failures FROM service_state WHERE id = 1), 0) AS failures,
    (SELECT swept_at FROM service_state WHERE id = 1) AS swept_at
);
