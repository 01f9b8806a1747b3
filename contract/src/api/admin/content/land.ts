import { z } from 'zod'
import { STATES } from '../../../rules/account/australia.ts'
import { CONTENT_STATUSES, REVIEW_STANDINGS } from '../../../rules/admin/content/content.ts'
import { LAND_DRAWINGS, LAND_TOPICS } from '../../../rules/land/land.ts'
import type { Endpoint, EndpointName } from '../../endpoint.ts'
import { editOf } from '../edit.ts'
import { ListChoice, listPage, ListQuery, Selection } from '../list.ts'
import { ContentBulkResult, contentOf, contentProblems, RestoredVersion, SeenVersion } from './content.ts'

const states = z.array(z.enum(STATES)).max(STATES.length)
const day = z.iso.date('Enter a day')
const text = (max: number) => z.string().max(max, `At most ${max} characters`)

/** Check dates. They are all that a draft must have. */
const Checked = z.object({
  source: z.object({ name: text(200), url: text(2000) }),
  checkedOn: day,
  validFrom: day.nullable(),
  validTo: day.nullable(),
  reviewBy: day,
})

export const LandDraft = Checked.extend({
  topic: z.enum(LAND_TOPICS.map(({ value }) => value)),
  name: text(28),
  title: text(70),
  /** One entry a paragraph. */
  text: z.array(text(2000)).max(12),
  ask: z.object({ question: text(300), whom: text(200) }),
  drawing: z.enum(LAND_DRAWINGS),
  states: states.nullable(),
  lines: z.array(Checked.extend({ states, text: text(1200) })).max(16),
})
export type LandDraft = z.infer<typeof LandDraft>

const Content = contentOf(LandDraft)
export type LandContent = z.infer<typeof Content>

/** Card in the list of all. `dueOn`: next review date of it or of one of its lines. */
export const AdminLandCard = z.object({
  id: z.string(),
  /** Position in the guide. */
  place: z.int(),
  name: z.string(),
  title: z.string(),
  topic: z.enum(LAND_TOPICS.map(({ value }) => value)),
  states: states.nullable(),
  source: z.string(),
  checkedOn: z.iso.date(),
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  dueOn: z.iso.date(),
  standing: z.enum(REVIEW_STANDINGS),
  status: z.enum(CONTENT_STATUSES),
  hasDraft: z.boolean(),
  /** Whether buyers see it today. */
  isShown: z.boolean(),
})
export type AdminLandCard = z.infer<typeof AdminLandCard>

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

export const adminLandEndpoints = {
  'GET /api/admin/land': {
    summary: 'Every land card, with how its dates stand',
    ...editors,
    status: 200,
    query: ListQuery,
    answer: listPage(AdminLandCard),
    problems: [],
  },
  'GET /api/admin/land/csv': {
    summary: 'Every land card, as a CSV',
    ...editors,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
  'POST /api/admin/land/publish': {
    summary: 'Publish the drafts of many land cards; what is not complete is left out',
    ...bulk,
  },
  'POST /api/admin/land/archive': {
    summary: 'Show many land cards no more',
    ...bulk,
  },
  'POST /api/admin/land': {
    summary: 'Start a new land card, as a draft',
    ...editors,
    status: 201,
    body: z.object({
      name: z.string().trim().min(1, 'Give the card a name').max(28, 'At most 28 characters'),
    }),
    answer: Content,
    problems: [],
  },
  'GET /api/admin/land/:id': {
    summary: 'One land card: its draft, what is published, and its versions',
    ...editors,
    status: 200,
    params,
    answer: Content,
    problems: ['not-found'],
  },
  'PATCH /api/admin/land/:id': {
    summary: 'Change the draft of a land card',
    ...change,
    body: editOf(LandDraft),
  },
  'POST /api/admin/land/:id/publish': {
    summary: 'Publish the draft of a land card, once it is complete',
    ...change,
    body: SeenVersion,
  },
  'POST /api/admin/land/:id/discard': {
    summary: 'Drop the draft of a land card',
    ...change,
    body: SeenVersion,
  },
  'POST /api/admin/land/:id/restore': {
    summary: 'Make an earlier version of a land card its draft',
    ...change,
    body: RestoredVersion,
  },
  'POST /api/admin/land/:id/archive': {
    summary: 'Show a land card no more; publishing brings it back',
    ...change,
    body: SeenVersion,
  },
  'POST /api/admin/land/:id/checked': {
    summary: 'Say that a published land card was checked today and still holds, and when to look again',
    ...change,
    body: SeenVersion.extend({ reviewBy: day }),
  },
} as const satisfies Record<EndpointName, Endpoint>
