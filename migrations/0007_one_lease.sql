DROP INDEX `deliveries_released`;--> statement-breakpoint
DROP INDEX `deliveries_due`;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `queue` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_waiting` ON `deliveries` (`created_at`) WHERE "deliveries"."state" = 'pending' and not "deliveries"."refused";--> statement-breakpoint
CREATE INDEX `deliveries_dead` ON `deliveries` (`ended_at`) WHERE "deliveries"."state" = 'dead';--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`state`,`queue`,`next_attempt_at`);--> statement-breakpoint
ALTER TABLE `service_state` ADD `refusals` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `service_state` ADD `telling_until` text;--> statement-breakpoint
ALTER TABLE `service_state` ADD `test_alert` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `deliveries` SET `queue` = iif(`refused`, 2, 1) WHERE `state` IN ('pending', 'dead') AND `attempts` > 0;--> statement-breakpoint
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
  swept_at as last_sweep
from (select
  (select count(*) from deliveries) as received,
  (select count(*) from deliveries where state = 'delivered') as delivered,
  (select count(*) from deliveries where state = 'pending') as pending,
  (select count(*) from deliveries where state = 'pending' and refused) as refused,
  (select count(*) from deliveries where state = 'dead') as dead,
  (select count(*) from deliveries where state = 'closed') as closed,
  (select count(*) from deliveries where state = 'quarantined') as quarantined,
  (select min(created_at) from deliveries where state = 'pending') as oldest_pending,
  coalesce((select failures from service_state where id = 1), 0) as failures,
  coalesce((select refusals from service_state where id = 1), 0) as refusals,
  (select swept_at from service_state where id = 1) as swept_at);