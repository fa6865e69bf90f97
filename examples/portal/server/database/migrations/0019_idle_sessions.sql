alter table sessions add column ends timestamptz not null default now() + interval '14 days';
update sessions set ends = expires, expires = least(expires, now() + interval '8 hours')
