DROP VIEW `leads`;--> statement-breakpoint
DROP VIEW `undelivered`;--> statement-breakpoint
DROP VIEW `quarantined`;--> statement-breakpoint
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
