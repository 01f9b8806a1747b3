import { z } from 'zod'
import type { Endpoint, EndpointName } from '../../endpoint.ts'
import { editOf } from '../edit.ts'
import { ListChoice, listPage, ListQuery, Selection } from '../list.ts'
import { ContentBulkResult, contentOf, contentProblems, RestoredVersion, SeenVersion } from './content.ts'

/** Words of a page by field name; `TEXT_PAGES` lists the fields. */
export const TextDraft = z.object({ words: z.record(z.string().max(40), z.string().max(1000)) })
export type TextDraft = z.infer<typeof TextDraft>

const Content = contentOf(TextDraft)
export type TextContent = z.infer<typeof Content>

/** Page of texts in the list of all. */
export const AdminTextPage = z.object({
  id: z.string(),
  title: z.string(),
  where: z.string(),
  texts: z.int(),
  /** Whether it differs from the product's own words. */
  isOwn: z.boolean(),
  hasDraft: z.boolean(),
})
export type AdminTextPage = z.infer<typeof AdminTextPage>

const params = z.object({ id: z.string().regex(/^[a-z0-9-]{1,60}$/) })
const editors = { audience: 'admin', roles: ['owner', 'editor'] } as const
const bulk = {
  ...editors,
  status: 200,
  body: z.object({ selection: Selection }),
  answer: ContentBulkResult,
  problems: ['selection-changed'],
} as const
const change = { ...editors, status: 200, params, answer: Content, problems: contentProblems } as const

export const adminTextEndpoints = {
  'GET /api/admin/texts': {
    summary: 'Every page of texts, with which of them were written anew',
    ...editors,
    status: 200,
    query: ListQuery,
    answer: listPage(AdminTextPage),
    problems: [],
  },
  'GET /api/admin/texts/csv': {
    summary: 'Every page of texts, as a CSV',
    ...editors,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
  'POST /api/admin/texts/publish': {
    summary: 'Publish the drafts of many pages of texts',
    ...bulk,
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
