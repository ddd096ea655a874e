-- What filled the honeypot: look before you release.
select * from quarantined order by created_at desc;
