alter table blog_items add column published timestamptz;
update blog_items b set published = a.published from articles a where a.id = b.article_id;
alter table blog_items alter column published set not null;
drop index blog_items_tag;
create index blog_items_tag on blog_items (tag_id, published, article_id);
create index blog_items_published on blog_items (published, article_id)
