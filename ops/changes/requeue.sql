-- Gives every dead delivery another seven days, starting with the next sweep. `npm run leads -- requeue`
-- shows what it will change, asks, and adds a condition for a single one: so the file ends in its condition.
update deliveries
set state = 'pending', attempts = 0, presses = 0, refused = 0, lease_until = null,
    next_attempt_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
    give_up_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+7 days')
where state = 'dead';
