import { z } from 'zod'
import { FOUND_PAGE, LIKED_FILTER, LIKED_SORTS } from '../../rules/designs/liked/filter.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { LikedDesign } from './deck.ts'
import { DesignCategory } from './design.ts'

const { nameMax, tagsMax, bedsMax, lotM, areaM2 } = LIKED_FILTER
const squareMetres = z.coerce.number().min(areaM2.min).max(areaM2.max)

const tagList = z
  .string()
  .max(60 * tagsMax)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.string().max(60)).max(tagsMax))

/** Page of results, their total, and the number of likes of each kind and tag without the filter. */
export const LikedFound = z.object({
  items: z.array(LikedDesign),
  found: z.int().nonnegative(),
  kinds: z.array(z.object({ category: DesignCategory, count: z.int().positive() })),
  /** Tags that have a label. */
  tags: z.array(z.object({ tag: z.string(), count: z.int().positive() })),
})
export type LikedFound = z.infer<typeof LikedFound>

export const likedSearchEndpoints = {
  'GET /api/preferences/liked/search': {
    summary: 'Liked designs that match a filter, in an order, with true counts',
    audience: 'buyer',
    status: 200,
    query: z.object({
      category: DesignCategory.optional(),
      name: z.string().trim().min(1).max(nameMax).optional(),
      beds: z.coerce.number().int().min(0).max(bedsMax).optional(),
      storeys: z.coerce
        .number()
        .pipe(z.union([z.literal(1), z.literal(2)]))
        .optional(),
      lotTo: z.coerce.number().min(lotM.min).max(lotM.max).optional(),
      areaFrom: squareMetres.optional(),
      areaTo: squareMetres.optional(),
      fits: z.literal('yes').optional(),
      tags: tagList.optional(),
      collection: z.uuid().optional(),
      sort: z.enum(LIKED_SORTS).default('newest'),
      limit: z.coerce.number().int().min(1).max(FOUND_PAGE).default(FOUND_PAGE),
      /** Cursor: the id of the last design of the page before. */
      after: z.uuid().optional(),
      /** Cursor: `likedAt` of that design, for the order with the newest first. */
      before: z.iso.datetime().max(30).regex(/^[12]/).optional(),
    }),
    answer: LikedFound,
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
