create table temporary_accounts (
  token_hash text primary key,
  gender integer,
  taccount_type_id integer,
  firstname text not null default '',
  surname text not null default '',
  artistname text not null default '',
  aliasname text not null default '',
  existmail text not null default '',
  moved_to integer references accounts (id) on delete set null,
  moved timestamptz,
  created timestamptz not null default now()
);
create index temporary_accounts_created on temporary_accounts (created);

create table account_profiles (
  account_id integer primary key references accounts (id) on delete cascade,
  gender integer,
  taccount_type_id integer,
  artistname text not null default '',
  aliasname text not null default '',
  existmail text not null default ''
)
