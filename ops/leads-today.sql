-- Contact submissions of the last 24 hours, newest first, without what was held back as spam.
select c.created_at, c.name, c.email, c.phone, c.company, c.employee_count, c.services, c.message,
       d.state, d.page, d.campaign
from contact_submissions c
left join deliveries d on d.id = c.id
where c.created_at > strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-1 day')
  and coalesce(d.state, '') != 'quarantined'
order by c.created_at desc;
