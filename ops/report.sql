-- What came in during twelve months; `m0` is this month and `m11` the oldest. Sales leads are those that a
-- salesperson would call: not the newsletter, not support and not leads held as spam. Of each kind the ten
-- most frequent; `until delivered` is in seconds.
with received as materialized (
  select *, iif(json_valid(campaign), campaign, null) as origin,
    strftime('%Y', 'now') * 12 + strftime('%m', 'now') - substr(created_at, 1, 4) * 12 - substr(created_at, 6, 2) as age
  from submissions
  where created_at >= strftime('%Y-%m-%d', 'now', 'start of month', '-11 months')
),
sales as materialized (
  select * from received
  where state <> 'quarantined' and form not in ('support', 'newsletter', 'blog-newsletter')
),
waits as (
  select *, row_number() over (partition by age order by seconds) as place, count(*) over (partition by age) as many
  from (select age, (julianday(delivered_at) - julianday(created_at)) * 86400 as seconds
        from sales where state = 'delivered' and delivered_at is not null)
),
parts (rank, section, which, age, n) as (
  select kind.value ->> 0, kind.value ->> 1, kind.value ->> 2, age, 1 from sales, json_each(json_array(
    json_array(1, 'sales leads', null),
    json_array(2, 'form', form),
    json_array(5, 'campaign', trim(coalesce(origin ->> '$.utm_source', '') || ' ' || coalesce(origin ->> '$.utm_campaign', ''))),
    json_array(6, 'first page', origin ->> '$.first_page'),
    json_array(7, 'came from', origin ->> '$.referrer'),
    json_array(8, 'sent from', page),
    json_array(11, 'not delivered', iif(state in ('pending', 'dead'), state, null)))) as kind
  union all select 3, 'service', value, age, 1 from sales, json_each(payload, '$.services')
  union all select 4, 'brand', value, age, 1
    from sales, json_each('[' || replace(json_quote(payload ->> '$.interests'), ', ', '","') || ']')
  union all select rank.value, 'until delivered', iif(rank.value = 9, 'median', 'slowest'), age,
      iif(rank.value = 9, avg(seconds) filter (where place in ((many + 1) / 2, (many + 2) / 2)), max(seconds))
    from waits, json_each('[9, 10]') as rank group by rank.value, age
  union all select kind.value ->> 0, kind.value ->> 1, kind.value ->> 2, age, 1 from (
      -- D1 takes no more than five parts of a union.
      select *, iif(state = 'quarantined' or judged = 'ham', '13,"held, by signal",', '15,"marked, by signal",') as sign
      from received), json_each('[' || json_array(12, 'beside these', iif(state = 'quarantined', 'held as spam',
        iif(form in ('support', 'newsletter', 'blog-newsletter'), form, null)))
      || ',' || json_array(14, 'of the held', iif(judged = 'ham', 'released', null))
      || coalesce(',[' || sign || replace(nullif(json_quote(signs), 'null'), ', ', '"],[' || sign || '"') || ']', '') || ']') as kind
),
counted as (
  select * from parts union all
  select 16, 'deleted, time over', kind, strftime('%Y', 'now') * 12 + strftime('%m', 'now') - substr(month, 1, 4) * 12 - substr(month, 6, 2), leads
  from expired where month >= strftime('%Y-%m', 'now', 'start of month', '-11 months')
)
select section, which, m11, m10, m9, m8, m7, m6, m5, m4, m3, m2, m1, m0 from (
  select rank, section, which, row_number() over (partition by rank order by sum(n) desc, which) as place,
    sum(n) filter (where age = 11) as m11, sum(n) filter (where age = 10) as m10, sum(n) filter (where age = 9) as m9,
    sum(n) filter (where age = 8) as m8, sum(n) filter (where age = 7) as m7, sum(n) filter (where age = 6) as m6,
    sum(n) filter (where age = 5) as m5, sum(n) filter (where age = 4) as m4, sum(n) filter (where age = 3) as m3,
    sum(n) filter (where age = 2) as m2, sum(n) filter (where age = 1) as m1, sum(n) filter (where age = 0) as m0
  from counted where rank = 1 or which <> '' group by rank, section, which
)
where place <= 10
order by rank, place;
