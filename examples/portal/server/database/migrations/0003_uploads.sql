create table uploads (
  account_id integer not null references accounts (id) on delete cascade,
  upload_key text not null,
  fingerprint text not null,
  picture_ids integer[] not null default '{}',
  created timestamptz not null default now(),
  primary key (account_id, upload_key)
);
create index uploads_created on uploads (created);

alter table pictures add column hash_bands integer[] not null generated always as (array[
  substring(('x' || hash_value)::bit(64) from 1 for 13)::bit(13)::integer,
  8192 + substring(('x' || hash_value)::bit(64) from 14 for 13)::bit(13)::integer,
  16384 + substring(('x' || hash_value)::bit(64) from 27 for 13)::bit(13)::integer,
  24576 + substring(('x' || hash_value)::bit(64) from 40 for 13)::bit(13)::integer,
  32768 + substring(('x' || hash_value)::bit(64) from 53 for 12)::bit(12)::integer
]) stored;
create index pictures_hash_bands on pictures using gin (hash_bands);
