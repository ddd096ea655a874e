-- How everything stands, in one row; `missing` is 0 unless rows were changed by hand.
select * from delivery_health;
