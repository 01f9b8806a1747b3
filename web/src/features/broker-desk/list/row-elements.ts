/** Rows of a list in their order; `data-row` has the id of each. */
export const rowsIn = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]

/** Id of the row that an element is, or is in. */
export const rowIdOf = (element: Element | null | undefined): string | null =>
  element?.closest<HTMLElement>('[data-row]')?.dataset['row'] ?? null

export function focusRow(row: HTMLElement | null | undefined) {
  row?.focus()
  row?.scrollIntoView({ block: 'nearest' })
}

/** Row to focus once these are done: the next one below the last of them, else the first that is left. */
export function rowAfter(list: Element | null, ids: readonly string[]): HTMLElement | null {
  const rows = rowsIn(list)
  const isLeft = (row: HTMLElement) => !ids.includes(rowIdOf(row) ?? '')
  const last = rows.findLastIndex((row) => !isLeft(row))
  return rows.slice(last + 1).find(isLeft) ?? rows.find(isLeft) ?? null
}

/** Row one step from another, clamped at the ends; without one, the first. */
export function rowBeside(list: Element | null, id: string | null, step: 1 | -1): HTMLElement | undefined {
  const rows = rowsIn(list)
  const at = rows.findIndex((row) => rowIdOf(row) === id)
  return at < 0 ? rows[0] : rows[Math.min(rows.length - 1, Math.max(0, at + step))]
}

/** Ids of all rows in a range, both ends included. */
export function idsBetween(list: Element | null, from: string | null, to: string): string[] {
  const ids = rowsIn(list).map((row) => rowIdOf(row) ?? '')
  const [a, b] = [ids.indexOf(from ?? to), ids.indexOf(to)]
  return a < 0 ? [to] : ids.slice(Math.min(a, b), Math.max(a, b) + 1)
}
