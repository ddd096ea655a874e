DROP INDEX `deliveries_by_state`;--> statement-breakpoint
DROP INDEX `deliveries_due`;--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`state`,`attempts`,`next_attempt_at`);