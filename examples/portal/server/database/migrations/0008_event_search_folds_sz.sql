update events set search_text = replace(search_text, 'ß', 'ss') where search_text like '%ß%'
