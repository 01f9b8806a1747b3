import { z } from 'zod'
import {
  COLLECTION_COVERS,
  COLLECTION_DESIGNS_MAX,
  COLLECTION_NAME_MAX,
  COLLECTION_NOTE_MAX,
  COLLECTIONS_MAX,
} from '../../rules/designs/collections.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'
import { LikedDesign } from './deck.ts'
import { Picture } from './design.ts'

const Name = z.string().trim().min(1, 'Give it a name').max(COLLECTION_NAME_MAX)
const Note = z.string().trim().max(COLLECTION_NOTE_MAX)

/** Max version, so that the next one still fits a database integer. */
const VERSION_MAX = 2 ** 31 - 2

/** Named collection of liked designs. `designIds` are in the person's order, without designs that are no longer liked. */
export const Collection = z.object({
  id: z.uuid(),
  name: z.string(),
  note: z.string(),
  /** Version of its name and note, for optimistic locking of changes. */
  version: z.int(),
  designIds: z.array(z.uuid()),
  covers: z
    .array(Picture.pick({ light: true, dark: true, width: true, height: true }))
    .max(COLLECTION_COVERS),
})
export type Collection = z.infer<typeof Collection>

/** All collections, in the person's order. Every change answers with them, so that two windows agree. */
export const Collections = z.object({ items: z.array(Collection) })
export type Collections = z.infer<typeof Collections>

const one = z.object({ id: IdInput })
const oneDesign = z.object({ id: IdInput, designId: IdInput })

export const collectionEndpoints = {
  'GET /api/preferences/collections': {
    summary: 'My collections of liked designs',
    audience: 'buyer',
    status: 200,
    answer: Collections,
    problems: [],
  },
  'GET /api/preferences/collections/:id/designs': {
    summary: 'The designs of one collection, in its order',
    audience: 'buyer',
    status: 200,
    params: one,
    answer: z.array(LikedDesign),
    problems: ['not-found'],
  },
  'PUT /api/preferences/collections/:id': {
    summary: 'Make a collection; the same id again changes nothing',
    audience: 'buyer',
    status: 200,
    params: one,
    body: z.object({ name: Name }),
    answer: Collections,
    problems: ['collections-full'],
  },
  'PATCH /api/preferences/collections/:id': {
    summary: 'Rename a collection or change its note',
    audience: 'buyer',
    status: 200,
    params: one,
    body: z.object({
      version: z.int().min(0).max(VERSION_MAX),
      name: Name.optional(),
      note: Note.optional(),
    }),
    answer: Collections,
    problems: ['not-found', 'collection-changed'],
  },
  'DELETE /api/preferences/collections/:id': {
    summary: 'Delete a collection; its designs stay liked',
    audience: 'buyer',
    status: 200,
    params: one,
    answer: Collections,
    problems: [],
  },
  'PUT /api/preferences/collections/:id/designs/:designId': {
    summary: 'Put a liked design into a collection; twice is once',
    audience: 'buyer',
    status: 200,
    params: oneDesign,
    answer: Collections,
    problems: ['not-found', 'collection-full'],
  },
  'DELETE /api/preferences/collections/:id/designs/:designId': {
    summary: 'Take a design out of a collection',
    audience: 'buyer',
    status: 200,
    params: oneDesign,
    answer: Collections,
    problems: [],
  },
  'PUT /api/preferences/collections/:id/order': {
    summary: "Order a collection's designs; what is not named stays behind them",
    audience: 'buyer',
    status: 200,
    params: one,
    body: z.object({ designIds: z.array(IdInput).max(COLLECTION_DESIGNS_MAX) }),
    answer: Collections,
    problems: ['not-found'],
  },
  'PUT /api/preferences/collections': {
    summary: 'Order the collections; what is not named stays behind them',
    audience: 'buyer',
    status: 200,
    body: z.object({ ids: z.array(IdInput).max(COLLECTIONS_MAX) }),
    answer: Collections,
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
