alter table accounts add column created timestamptz not null default now();
create index accounts_unfinished on accounts (created) where state = 'unfinished';

alter table persons add column is_unproved boolean not null default false;
create index persons_unproved on persons (created) where is_unproved
