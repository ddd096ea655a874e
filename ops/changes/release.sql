-- Delivers every lead held as spam, and gives it its full seven days. A lead that was delivered before it was held
-- stays delivered.
-- `npm run leads -- release` shows what it will change and asks.
update deliveries
set state = iif(delivered_at is null, 'pending', 'delivered'),
    judged = 'ham',
    next_attempt_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
    give_up_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+7 days')
where state = 'quarantined';
