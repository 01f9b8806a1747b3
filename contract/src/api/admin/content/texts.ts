import { z } from 'zod'
import type { Endpoint, EndpointName } from '../../endpoint.ts'
import { editOf } from '../edit.ts'
import { contentOf, contentProblems, RestoredVersion, SeenVersion } from './content.ts'

/** The words of a page by the names of its fields; `TEXT_PAGES` says which there are. */
export const TextDraft = z.object({ words: z.record(z.string().max(40), z.string().max(1000)) })
export type TextDraft = z.infer<typeof TextDraft>

const Content = contentOf(TextDraft)
export type TextContent = z.infer<typeof Content>

const params = z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/) })
const editors = { audience: 'admin', roles: ['owner', 'editor'] } as const
const change = { ...editors, status: 200, params, answer: Content, problems: contentProblems } as const

export const adminTextEndpoints = {
  'GET /api/admin/texts': {
    summary: 'Every page of texts, with which of them were written anew',
    ...editors,
    status: 200,
    answer: z.object({
      items: z.array(z.object({ id: z.string(), isOwn: z.boolean(), hasDraft: z.boolean() })),
    }),
    problems: [],
  },
  'GET /api/admin/texts/:id': {
    summary: 'One page of texts: its draft, what is published, and its versions',
    ...editors,
    status: 200,
    params,
    answer: Content,
    problems: ['not-found'],
  },
  'PATCH /api/admin/texts/:id': {
    summary: 'Change the draft of a page of texts',
    ...change,
    body: editOf(TextDraft),
  },
  'POST /api/admin/texts/:id/publish': {
    summary: 'Publish the draft of a page of texts',
    ...change,
    body: SeenVersion,
  },
  'POST /api/admin/texts/:id/discard': {
    summary: 'Drop the draft of a page of texts',
    ...change,
    body: SeenVersion,
  },
  'POST /api/admin/texts/:id/restore': {
    summary: 'Make an earlier version of a page of texts its draft',
    ...change,
    body: RestoredVersion,
  },
} as const satisfies Record<EndpointName, Endpoint>
