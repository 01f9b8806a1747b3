import { z } from 'zod'
import { parseFilters, parseSort } from '../../rules/admin/filters.ts'
import { LIST_COUNT_CAP, LIST_PAGE } from '../../rules/admin/lists.ts'

const filter = z
  .string()
  .max(2000)
  .refine((text) => parseFilters(text) !== null, 'This filter cannot be read. Set it again.')
const search = z.string().trim().max(200, 'Search for at most 200 characters')

/** Filters and sort order of a list, written as in `rules/admin/filters`. */
export const ListChoice = z.object({
  q: search.optional(),
  filter: filter.optional(),
  sort: z
    .string()
    .refine((text) => parseSort(text) !== null, 'This sort cannot be read. Choose it again.')
    .optional(),
})
export type ListChoice = z.infer<typeof ListChoice>

/** Query of every list of the admin area. */
export const ListQuery = ListChoice.extend({
  /** Cursor from the page before. */
  cursor: z.string().max(4000).optional(),
  limit: z.coerce.number().int().min(1).max(LIST_PAGE.max).default(LIST_PAGE.rows),
})
export type ListQuery = z.infer<typeof ListQuery>

/** Number of matching rows; `isExact` is false when there are more than are counted. */
export const ListCount = z.object({ rows: z.int().nonnegative(), isExact: z.boolean() })
export type ListCount = z.infer<typeof ListCount>

/** Page of a list. Only the first one has a count. */
export const listPage = <Row extends z.ZodType>(row: Row) =>
  z.object({ items: z.array(row), nextCursor: z.string().optional(), count: ListCount.optional() })

/** Target of a bulk action: these rows, or all that match, with the count that the person was shown. */
export const Selection = z.discriminatedUnion('of', [
  z.object({ of: z.literal('these'), ids: z.array(z.string().min(1).max(200)).min(1).max(1000) }),
  z.object({
    of: z.literal('all'),
    q: search.optional(),
    filter: filter.optional(),
    rows: z.int().min(1).max(LIST_COUNT_CAP),
  }),
])
export type Selection = z.infer<typeof Selection>
