create index articles_own on articles (author_id, published desc nulls first, id desc nulls first)
