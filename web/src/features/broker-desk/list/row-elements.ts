/** The rows of a list as they stand; each says whose it is in `data-row`. */
export const rowsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

/** Whose row an element is, or stands in. */
export const rowIdOf = (element: Element | null | undefined): string | null =>
  element?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null

export function focusRow(row: HTMLElement | null | undefined) {
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** Where the work goes on once these rows are done with: at the next below the last of them, else at the first that is left. */
export function rowAfter(list: Element | null, ids: readonly string[]): HTMLElement | null {
  const rows = rowsIn(list)
  const isLeft = (row: HTMLElement) => !ids.includes(rowIdOf(row) ?? '')
  const last = rows.findLastIndex((row) => !isLeft(row))
  return rows.slice(last + 1).find(isLeft) ?? rows.find(isLeft) ?? null
}

/** The row so many steps from one, not beyond the ends; from none of them the first. */
export function rowBeside(list: Element | null, id: string | null, step: 1 | -1): HTMLElement | undefined {
  const rows = rowsIn(list)
  const at = rows.findIndex((row) => rowIdOf(row) === id)
  return at < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + step))]
}

/** The ids of all rows from one to another, both included. */
export function idsBetween(list: Element | null, from: string | null, to: string): string[] {
  const ids = rowsIn(list).map((row) => rowIdOf(row) ?? '')
  const [a, b] = [ids.indexOf(from ?? to), ids.indexOf(to)]
  return a < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1)
}
