CREATE TABLE `contact_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`company` text,
	`phone` text,
	`message` text NOT NULL,
	`employee_count` text,
	`services` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`created_at` text NOT NULL,
	`form` text NOT NULL,
	`page` text,
	`payload` text NOT NULL,
	`state` text DEFAULT 'pending' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`next_attempt_at` text NOT NULL,
	`lease_until` text,
	`give_up_at` text NOT NULL,
	`delivered_at` text,
	`last_error` text
);
--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`next_attempt_at`) WHERE "deliveries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX `deliveries_by_time` ON `deliveries` (`created_at`);