alter table account_tokens add column email text;
delete from account_tokens where purpose = 'person'
