/** Condition of a list: a column and its accepted values. Each column defines how several values combine. */
export type Filter = { column: string; values: readonly string[] }

/** Sort order of a list. */
export type Sort = { column: string; isDescending: boolean }

const COLUMN = /^[A-Za-z]\w{0,40}$/
const MAX_FILTERS = 12
const MAX_VALUES = 50

/** Serialises filters for a URL: `status:open,reopened;area:render`, each value percent-encoded. */
export const filtersText = (filters: readonly Filter[]): string =>
  filters
    .filter(({ values }) => values.length > 0)
    .map(({ column, values }) => `${column}:${values.map(encodeURIComponent).join(',')}`)
    .join(';')

/** Parses the output of `filtersText`; null for anything else. */
export function parseFilters(text: string): Filter[] | null {
  if (text === '') return []
  const filters = text.split(';').map(parseFilter)
  const whole = filters.filter((filter) => filter !== null)
  const isKnown = whole.length === filters.length && whole.length <= MAX_FILTERS
  return isKnown && new Set(whole.map(({ column }) => column)).size === whole.length ? whole : null
}

function parseFilter(text: string): Filter | null {
  const [column = '', list, more] = text.split(':')
  if (!COLUMN.test(column) || list === undefined || more !== undefined) return null
  const values = list.split(',').map(decoded)
  const whole = values.filter((value) => value !== null)
  return whole.length === values.length && values.length <= MAX_VALUES ? { column, values: whole } : null
}

function decoded(text: string): string | null {
  try {
    const value = decodeURIComponent(text)
    // PostgreSQL stores no NUL in text.
    return value.includes('\0') ? null : value
  } catch {
    return null
  }
}

/** Serialises a sort for a URL: the column, with `-` before it for descending order. */
export const sortText = ({ column, isDescending }: Sort): string => (isDescending ? `-${column}` : column)

/** Parses the output of `sortText`; null for anything else. */
export function parseSort(text: string): Sort | null {
  const column = text.replace(/^-/, '')
  return COLUMN.test(column) ? { column, isDescending: text.startsWith('-') } : null
}
