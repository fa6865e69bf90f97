create unlogged table attempts (
  key text primary key,
  count integer not null,
  most integer not null,
  ends timestamptz not null
);
create index attempts_ends on attempts (ends);

create table loose_files (
  id integer generated always as identity primary key,
  uri text not null,
  since timestamptz not null default now()
);
create index loose_files_since on loose_files (since);

create table kept_answers (
  account_id integer not null references accounts (id) on delete cascade,
  key text not null,
  fingerprint text not null,
  answer text,
  created timestamptz not null default now(),
  primary key (account_id, key)
);
create index kept_answers_created on kept_answers (created);

create index articles_blocks on articles using gin (blocks jsonb_path_ops)
