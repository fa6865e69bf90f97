alter table kept_answers
  add column series_id integer references series (id) on delete cascade,
  add column address_id integer references addresses (id) on delete cascade;
create index kept_answers_series on kept_answers (series_id) where series_id is not null;
create index kept_answers_address on kept_answers (address_id) where address_id is not null
