alter table kept_answers
  add column event_id integer references events (id) on delete cascade,
  add column article_id integer references articles (id) on delete cascade,
  add column picture_id integer references pictures (id) on delete cascade;
create index kept_answers_event on kept_answers (event_id) where event_id is not null;
create index kept_answers_article on kept_answers (article_id) where article_id is not null;
create index kept_answers_picture on kept_answers (picture_id) where picture_id is not null
