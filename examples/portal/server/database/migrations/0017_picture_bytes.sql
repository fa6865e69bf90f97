alter table pictures add column bytes integer not null default 0;
create index pictures_bytes on pictures (account_id) include (bytes)
