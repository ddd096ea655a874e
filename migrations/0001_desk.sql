CREATE TABLE `service_state` (
	`id` integer PRIMARY KEY NOT NULL,
	`failures` integer DEFAULT 0 NOT NULL,
	`probe_at` text,
	`swept_at` text,
	`alerted_at` text
);
--> statement-breakpoint
DROP INDEX `newsletter_subscriptions_email_unique`;--> statement-breakpoint
CREATE INDEX `newsletter_subscriptions_by_email` ON `newsletter_subscriptions` (lower("email"));--> statement-breakpoint
DROP INDEX `deliveries_due`;--> statement-breakpoint
ALTER TABLE `deliveries` ADD `sends` integer DEFAULT true NOT NULL;--> statement-breakpoint
CREATE INDEX `deliveries_by_state` ON `deliveries` (`state`,`created_at`);--> statement-breakpoint
CREATE INDEX `deliveries_by_email` ON `deliveries` (lower("payload" ->> '$.email'));--> statement-breakpoint
CREATE INDEX `deliveries_due` ON `deliveries` (`attempts`,`next_attempt_at`) WHERE "deliveries"."state" = 'pending';--> statement-breakpoint
CREATE INDEX `contact_submissions_by_email` ON `contact_submissions` (lower("email"));--> statement-breakpoint
CREATE INDEX `leadmagnet_submissions_by_email` ON `leadmagnet_submissions` (lower("email"));--> statement-breakpoint
CREATE INDEX `meeting_submissions_by_email` ON `meeting_submissions` (lower("email"));--> statement-breakpoint
CREATE INDEX `partnership_inquiries_by_email` ON `partnership_inquiries` (lower("email"));--> statement-breakpoint
INSERT INTO `service_state` (`id`) VALUES (1);--> statement-breakpoint
INSERT OR IGNORE INTO `deliveries` (`id`, `created_at`, `page`, `campaign`, `form`, `payload`, `sends`, `state`, `next_attempt_at`, `give_up_at`, `delivered_at`)
SELECT `id`, `created_at`, `page`, `campaign`, 'newsletter', json_object('email', `email`), 0, 'delivered', `created_at`, `created_at`, `created_at` FROM `newsletter_subscriptions`;
