import { z } from 'zod'
import { ADMIN_ROLES } from '../../rules/admin/admins.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'

const list = z.string().regex(/^[a-z][a-z-]{0,40}$/, 'This list has no views.')

/** Saved view of a list: its query string, under a name of the person's choice. */
export const SavedView = z.object({ id: z.uuid(), name: z.string(), address: z.string() })
export type SavedView = z.infer<typeof SavedView>

const admins = { audience: 'admin', roles: ADMIN_ROLES } as const

export const viewEndpoints = {
  'GET /api/admin/views': {
    summary: "One's saved views of a list",
    ...admins,
    status: 200,
    query: z.object({ list }),
    answer: z.array(SavedView),
    problems: [],
  },
  'POST /api/admin/views': {
    summary: 'Save a view of a list; one of the same name is replaced',
    ...admins,
    status: 200,
    body: z.object({
      list,
      name: z.string().trim().min(1, 'Give the view a name').max(60, 'At most 60 characters'),
      address: z.string().max(3000),
    }),
    answer: SavedView,
    problems: ['views-full'],
  },
  'DELETE /api/admin/views/:id': {
    summary: "Delete a saved view of one's own",
    ...admins,
    status: 204,
    params: z.object({ id: IdInput }),
    answer: z.null(),
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
