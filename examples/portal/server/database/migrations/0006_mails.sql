create table mails (
  id integer generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  source text not null,
  sent timestamptz not null default now()
)
