-- Closes every dead delivery: somebody has dealt with it by hand, and no alert names it again. The lead stays.
-- `npm run leads -- close` shows what it will change and asks.
update deliveries
set state = 'closed'
where state = 'dead';
