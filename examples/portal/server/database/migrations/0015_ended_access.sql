create index sessions_account on sessions (account_id);
create index registrations_password_of on registrations ((state ->> 'passwordOf')) where state ->> 'passwordOf' is not null
