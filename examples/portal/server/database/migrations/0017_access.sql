drop table editor_tokens;
drop table stage_tokens;
create table session_tokens (
  token_hash text primary key,
  purpose text not null check (purpose in ('editor', 'stage')),
  session_hash text not null references sessions (token_hash) on delete cascade,
  expires timestamptz not null
);
create index session_tokens_session on session_tokens (session_hash, purpose);
create index session_tokens_expires on session_tokens (expires);

alter table registrations add column session_hash text references sessions (token_hash) on delete cascade;
create index registrations_session on registrations (session_hash) where session_hash is not null
