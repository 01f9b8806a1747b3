/*
 * What a search compares: small letters without accents or quotation marks, and numbers without the spaces in them, so that "obrien"
 * and "O'Brien" find O’Brien, "facade" finds façade and "0412345678" finds 0412 345 678. It locks nothing. Of ø and its like, which
 * are no accented letters, it makes what people type for them. fold-text.ts says the same.
 */
create or replace function fold_text(words text) returns text language sql immutable parallel safe as $$
  select regexp_replace(
    translate(
      case
        -- Most text is plain and needs no taking apart.
        when octet_length(words) = length(words) then lower(words)
        else translate(regexp_replace(normalize(lower(words), NFKD), '[\u0300-\u036f]', '', 'g'), 'øłđðı', 'olddi')
      end,
      '''’‘ʼ`´"“”„«»',
      ''
    ),
    '(\d)[\s-]+(?=\d)', '\1', 'g'
  )
$$;
