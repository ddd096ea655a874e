-- Delivers every quarantined submission of the last seven days with the next sweep.
update deliveries
set state = 'pending', next_attempt_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now')
where state = 'quarantined'
  and created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-7 days');
