alter table register_links add column browser_hash text
