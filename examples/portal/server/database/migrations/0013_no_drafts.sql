drop index articles_newest;
create index articles_newest on articles (published desc nulls first, id desc nulls first) where not is_draft;
create index articles_drafts on articles (author_id, title) where is_draft;
alter table blog_items add column draft_of integer not null default 0;
update blog_items b set draft_of = a.author_id from articles a where a.id = b.article_id and a.is_draft;
drop index blog_items_tag;
drop index blog_items_published;
create index blog_items_tag on blog_items (draft_of, tag_id, published, article_id);
create index blog_items_published on blog_items (draft_of, published, article_id)
