create table register_links (
  token_hash text primary key,
  purpose text not null check (purpose in ('confirm', 'password')),
  account_id integer not null references accounts (id) on delete cascade,
  page text not null,
  password_hash text,
  firstname text,
  surname text,
  expires timestamptz not null
);
create index register_links_account on register_links (account_id);
create index register_links_expires on register_links (expires);

alter table sessions add column begun timestamptz not null default now()
