/*
 * What a search compares: small letters without accents or quotation marks, so that "obrien" and "O'Brien" find O’Brien, and
 * "facade" finds façade. It locks nothing. Of ø and its like, which are no accented letters, it makes what people type for them.
 */
create or replace function fold_text(words text) returns text language sql immutable parallel safe as $$
  select translate(
    case
      -- Most text is plain and needs no taking apart.
      when octet_length(words) = length(words) then lower(words)
      else translate(regexp_replace(normalize(lower(words), NFKD), '[\u0300-\u036f]', '', 'g'), 'øłđðı', 'olddi')
    end,
    '''’‘ʼ`´"“”„«»',
    ''
  )
$$;
