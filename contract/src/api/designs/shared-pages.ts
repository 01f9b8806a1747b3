import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'

/** Public page of a collection or of the design DNA, for everybody who has its link. */
export const SharedPage = z.object({
  id: z.uuid(),
  kind: z.enum(['collection', 'dna']),
  collectionId: z.uuid().nullable(),
  /** Collection's name, or a title for DNA. */
  title: z.string(),
  url: z.url(),
  showsName: z.boolean(),
  showsNotes: z.boolean(),
  /** Number of opens; visitors are not recorded. */
  opens: z.int().nonnegative(),
  sharedAt: z.iso.datetime(),
})
export type SharedPage = z.infer<typeof SharedPage>

const choices = { showsName: z.boolean(), showsNotes: z.boolean() }

export const sharedPageEndpoints = {
  'POST /api/shared-pages': {
    summary:
      'Share a collection or my design DNA by a link; again answers the same link, which shows what is chosen now',
    audience: 'buyer',
    status: 200,
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('collection'), collectionId: IdInput, ...choices }),
      z.object({ kind: z.literal('dna'), showsName: z.boolean() }),
    ]),
    answer: SharedPage,
    problems: ['not-found', 'sharing-closed', 'too-many-attempts'],
  },
  'GET /api/shared-pages': {
    summary: 'The collections and the DNA that one shares, newest first',
    audience: 'buyer',
    status: 200,
    answer: z.object({ items: z.array(SharedPage) }),
    problems: [],
  },
  'DELETE /api/shared-pages/:id': {
    summary: 'Stop sharing a page: its link says so from then on; twice is once',
    audience: 'buyer',
    status: 204,
    params: z.object({ id: IdInput }),
    answer: z.null(),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
