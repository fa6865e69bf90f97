create index persons_film6 on persons using gin (film6);
create index persons_film5 on persons using gin (film5);
create index persons_user_ids on persons using gin (user_ids);
create index events_stage on events (account_id, last_change desc nulls first, id desc nulls first) where event_type not in (1, 2)
