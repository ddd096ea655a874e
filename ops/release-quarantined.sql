-- Delivers everything that was held back as spam, and gives it its full seven days.
update deliveries
set state = 'pending',
    next_attempt_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now'),
    give_up_at = strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '+7 days')
where state = 'quarantined';
