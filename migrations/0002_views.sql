-- Every form's submissions in one list, without what is held back as spam.
CREATE VIEW `leads` AS
SELECT
  substr(id, 1, 8) AS reference,
  created_at,
  form,
  coalesce(payload ->> '$.name', payload ->> '$.firstName' || ' ' || (payload ->> '$.lastName')) AS name,
  payload ->> '$.email' AS email,
  payload ->> '$.phone' AS phone,
  coalesce(payload ->> '$.company', payload ->> '$.companyName') AS company,
  payload ->> '$.message' AS message,
  state,
  attempts,
  last_error,
  page,
  campaign,
  payload,
  id
FROM deliveries
WHERE state <> 'quarantined';
--> statement-breakpoint
-- What the form service has not taken yet: waiting, or given up.
CREATE VIEW `undelivered` AS
SELECT
  substr(id, 1, 8) AS reference, created_at, form, state, attempts, last_error, next_attempt_at, lease_until, id
FROM deliveries
WHERE state IN ('pending', 'dead');
--> statement-breakpoint
-- What filled the honeypot: look before you release.
CREATE VIEW `quarantined` AS
SELECT substr(id, 1, 8) AS reference, created_at, form, payload, page, id
FROM deliveries
WHERE state = 'quarantined';
--> statement-breakpoint
-- Who gets the newsletter, each address once, whatever its case.
CREATE VIEW `subscribers` AS
SELECT lower(s.email) AS email, min(s.created_at) AS since
FROM newsletter_subscriptions s
LEFT JOIN deliveries d ON d.id = s.id
WHERE d.state IS NOT 'quarantined'
GROUP BY lower(s.email);
--> statement-breakpoint
-- One row: how everything stands. `missing` is what no state accounts for, and must be 0.
CREATE VIEW `delivery_health` AS
SELECT
  received,
  delivered,
  pending,
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
    (SELECT count(*) FROM deliveries WHERE state = 'dead') AS dead,
    (SELECT count(*) FROM deliveries WHERE state = 'quarantined') AS quarantined,
    (SELECT min(created_at) FROM deliveries WHERE state = 'pending') AS oldest_pending,
    coalesce((SELECT failures FROM service_state WHERE id = 1), 0) AS failures,
    (SELECT swept_at FROM service_state WHERE id = 1) AS swept_at
);
