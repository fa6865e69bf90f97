update pictures set bytes = -1 where id in (select min(id) from pictures group by account_id, uri having max(bytes) = 0);
create index pictures_unknown_bytes on pictures (id) where bytes < 0
