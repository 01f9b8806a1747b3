/** Combining accents after decomposition, and quotation marks, which some keyboards leave out and others insert. */
const MARKS = /[\u0300-\u036f'’‘ʼ`´"“”„«»]/gu
const NO_ACCENTED_LETTERS: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', ı: 'i' }

/**
 * Folds a text for search: lower case, without accents or quotation marks, and numbers without the spaces in them, so that
 * "obrien" finds O’Brien, "facade" façade and "0412345678" 0412 345 678. The database's version is fold-text.sql.
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .replaceAll(/[øłđðı]/g, (letter) => NO_ACCENTED_LETTERS[letter] ?? letter)
    .replaceAll(/(\d)[\s-]+(?=\d)/g, '$1')
