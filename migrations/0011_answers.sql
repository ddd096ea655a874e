CREATE TABLE `answers` (
	`id` text PRIMARY KEY NOT NULL,
	`answered_at` text NOT NULL,
	`answered_by` text NOT NULL,
	`note` text
);--> statement-breakpoint
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
  answered_at,
  answered_by,
  note,
  payload,
  id
FROM deliveries LEFT JOIN answers USING (id);