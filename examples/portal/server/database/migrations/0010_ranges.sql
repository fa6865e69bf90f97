drop index events_own;
create index events_own on events (account_id, customer, date_from, id, date_to);
create index events_own_undated on events (account_id, customer, id) where date_from is null;
create index events_own_lasting on events (account_id, customer, date_to, date_from, id) where left(date_to, 10) > left(date_from, 10);
create index events_public_lasting on events (date_to, id, date_from) where is_published and left(date_to, 10) > left(date_from, 10);
drop index series_account;
create index series_account on series (account_id, lower(title), id, title);
do $$ begin create extension if not exists pg_trgm; create index events_search on events using gin (search_text gin_trgm_ops); create index addresses_search on addresses using gin (folded gin_trgm_ops); exception when insufficient_privilege or undefined_file or feature_not_supported then raise notice 'Searches go without an index: the extension pg_trgm is missing.'; end $$
