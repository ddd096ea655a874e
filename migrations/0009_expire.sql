CREATE TABLE `expired` (
	`month` text NOT NULL,
	`kind` text NOT NULL,
	`leads` integer NOT NULL,
	PRIMARY KEY(`month`, `kind`)
);
--> statement-breakpoint
CREATE INDEX `deliveries_finished` ON `deliveries` (`created_at`) WHERE "deliveries"."sends" = 1 and "deliveries"."state" in ('delivered', 'dead', 'closed');