-- Deletes all that one address has sent. Put the address in place of the placeholder, then run it.
delete from deliveries where json_extract(payload, '$.email') = 'ADDRESS';
delete from contact_submissions where email = 'ADDRESS';
delete from leadmagnet_submissions where email = 'ADDRESS';
delete from meeting_submissions where email = 'ADDRESS';
delete from partnership_inquiries where email = 'ADDRESS';
delete from newsletter_subscriptions where email = 'ADDRESS';
