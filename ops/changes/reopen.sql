-- Takes back a close: the lead is dead again, and alerts name it.
-- `npm run leads -- reopen` shows what it will change and asks.
update deliveries
set state = 'dead'
where state = 'closed';
