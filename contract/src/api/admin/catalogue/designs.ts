import { z } from 'zod'
import { ASKED_FACTS } from '../../../rules/designs/asked-facts.ts'
import { DESIGN_ORIGINS, DESIGN_STATUSES } from '../../../rules/designs/document/limits.ts'
import { DesignCategory, Picture } from '../../designs/design.ts'
import type { Endpoint, EndpointName } from '../../endpoint.ts'
import { IdInput } from '../../id-input.ts'
import { editOf } from '../edit.ts'
import { ListChoice, listPage, ListQuery, Selection } from '../list.ts'
import { DesignDocument } from './design-document.ts'

const time = z.iso.datetime()
const status = z.enum(DESIGN_STATUSES)
const origin = z.enum(DESIGN_ORIGINS)
const NamedBuilder = z.object({ id: z.uuid(), name: z.string(), isActive: z.boolean() })

/** Row of the list of designs, from the latest draft. */
export const DesignLine = z.object({
  id: z.uuid(),
  title: z.string(),
  category: DesignCategory,
  status,
  /** Publishing time has passed and buyers do not see it: its builder is switched off, or nobody has settled it. */
  isOverdue: z.boolean(),
  /** Has a draft that is newer than the published version. */
  hasDraft: z.boolean(),
  picture: Picture.pick({ light: true, dark: true }).nullable(),
  builder: NamedBuilder.nullable(),
  origin,
  bedrooms: z.int().nullable(),
  frontage: z.number().nullable(),
  totalArea: z.number().nullable(),
  publishAt: time.nullable(),
  savedAt: time,
})
export type DesignLine = z.infer<typeof DesignLine>

/** Design with all its details. `version` is sent back with each change. */
export const AdminDesign = z.object({
  id: z.uuid(),
  slug: z.string(),
  version: z.int().positive(),
  status,
  isOverdue: z.boolean(),
  /** Whether buyers are dealt it now. */
  isDealt: z.boolean(),
  origin,
  builder: NamedBuilder.nullable(),
  /** Current document: the draft, or else the published version. */
  document: DesignDocument,
  /** Version that buyers see or saw; null: never published. */
  published: DesignDocument.nullable(),
  hasDraft: z.boolean(),
  publishAt: time.nullable(),
  savedAt: time,
  createdAt: time,
})
export type AdminDesign = z.infer<typeof AdminDesign>

/** Editable fields of a design, each by itself. A change of builder takes effect at once, all others when published. */
export const DesignEdit = DesignDocument.extend({ builderId: IdInput.nullable() })
export type DesignEdit = z.infer<typeof DesignEdit>

/** Result of a bulk action, with the skipped designs and the reason; the first of those by name. */
export const BulkResult = z.object({
  changed: z.int().nonnegative(),
  skipped: z.int().nonnegative(),
  reasons: z.array(z.object({ id: z.uuid(), title: z.string(), words: z.string() })).max(20),
})
export type BulkResult = z.infer<typeof BulkResult>

/** Number of buyers for whom a design has all that they asked for, and for how many it lacks what. */
export const DesignReach = z.object({
  buyers: z.int().nonnegative(),
  /** Buyers for whom it has all that they asked for. */
  suited: z.int().nonnegative(),
  /** Buyers who asked for nothing that it could lack. */
  undecided: z.int().nonnegative(),
  lacks: z.array(
    z.object({
      fact: z.enum([...ASKED_FACTS, 'site']),
      buyers: z.int().positive(),
    }),
  ),
})
export type DesignReach = z.infer<typeof DesignReach>

/** Processed upload. `drawing`: the zoomable version of a plan that came as an SVG. */
export const UploadedPicture = z.object({ picture: Picture, drawing: Picture.nullable() })
export type UploadedPicture = z.infer<typeof UploadedPicture>

const editors = { audience: 'admin', roles: ['owner', 'editor'] } as const
const byId = { params: z.object({ id: IdInput }) }
const version = z.int().positive()
/** Publishing time; without it, now. */
const at = time.max(40).optional()
const selected = z.object({ selection: Selection })

/** Problems that any upload may be refused with. */
export const UPLOAD_PROBLEMS = [
  'file-too-large',
  'file-type',
  'file-unreadable',
  'drawing-unsafe',
  'rate-limited',
  'storage-full',
] as const

export const adminDesignEndpoints = {
  'GET /api/admin/designs': {
    summary: 'Every design, with what is written of it',
    ...editors,
    status: 200,
    query: ListQuery,
    answer: listPage(DesignLine),
    problems: [],
  },
  'GET /api/admin/designs/csv': {
    summary: 'Designs as a CSV',
    ...editors,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
  'GET /api/admin/designs/choices': {
    summary: 'What the list can be narrowed by: builders, and the tags that are used most',
    ...editors,
    status: 200,
    answer: z.object({ builders: z.array(NamedBuilder), tags: z.array(z.string()) }),
    problems: [],
  },
  'GET /api/admin/designs/:id': {
    summary: 'One design, with its draft beside what is published',
    ...editors,
    status: 200,
    ...byId,
    answer: AdminDesign,
    problems: ['not-found'],
  },
  'POST /api/admin/designs': {
    summary: 'Begin a design: a draft without a word in it',
    ...editors,
    status: 201,
    body: z.object({ category: DesignCategory }),
    answer: AdminDesign,
    problems: [],
  },
  'PATCH /api/admin/designs/:id': {
    summary: 'Change fields of a draft; what is published stays as it is',
    ...editors,
    status: 200,
    ...byId,
    body: editOf(DesignEdit),
    answer: AdminDesign,
    problems: ['not-found', 'stale-edit', 'builder-missing'],
  },
  'POST /api/admin/designs/:id/discard': {
    summary: 'Throw a draft away: what is published is what is written',
    ...editors,
    status: 200,
    ...byId,
    body: z.object({ version }),
    answer: AdminDesign,
    problems: ['not-found', 'stale-edit', 'never-published'],
  },
  'POST /api/admin/designs/:id/publish': {
    summary: 'Publish what is written, now or at a time',
    ...editors,
    status: 200,
    ...byId,
    body: z.object({ version, at }),
    answer: AdminDesign,
    problems: ['not-found', 'stale-edit', 'design-incomplete', 'already-published'],
  },
  'POST /api/admin/designs/:id/archive': {
    summary: 'Take a design out of the decks; likes of it stay',
    ...editors,
    status: 200,
    ...byId,
    body: z.object({ version }),
    answer: AdminDesign,
    problems: ['not-found', 'stale-edit'],
  },
  'POST /api/admin/designs/:id/restore': {
    summary: 'Bring an archived design back as it was: into the decks, to its time, or to the drafts',
    ...editors,
    status: 200,
    ...byId,
    body: z.object({ version }),
    answer: AdminDesign,
    problems: ['not-found', 'stale-edit'],
  },
  'POST /api/admin/designs/:id/reach': {
    summary: 'How many buyers a design would suit as it is written, by what they asked for and their block',
    ...editors,
    isQuestion: true,
    status: 200,
    ...byId,
    body: z.object({ document: DesignDocument }),
    answer: DesignReach,
    problems: ['not-found'],
  },
  'POST /api/admin/designs/publish': {
    summary: 'Publish many, now or at a time; what is not complete is left out and named',
    ...editors,
    status: 200,
    body: selected.extend({ at }),
    answer: BulkResult,
    problems: ['selection-changed'],
  },
  'POST /api/admin/designs/archive': {
    summary: 'Archive many',
    ...editors,
    status: 200,
    body: selected,
    answer: BulkResult,
    problems: ['selection-changed'],
  },
  'POST /api/admin/designs/restore': {
    summary: 'Bring many back',
    ...editors,
    status: 200,
    body: selected,
    answer: BulkResult,
    problems: ['selection-changed'],
  },
  'POST /api/admin/designs/assign': {
    summary: 'Say whose designs many are; null: the house catalogue',
    ...editors,
    status: 200,
    body: selected.extend({ builderId: IdInput.nullable() }),
    answer: BulkResult,
    problems: ['selection-changed', 'builder-missing'],
  },
  'POST /api/admin/designs/files': {
    summary: 'Upload a photograph or a plan, as the part `file` of a form',
    ...editors,
    status: 201,
    query: z.object({
      kind: z.enum(['picture', 'plan']),
      level: z.enum(['ground', 'upper']).optional(),
    }),
    takesFile: true,
    answer: UploadedPicture,
    problems: UPLOAD_PROBLEMS,
  },
} as const satisfies Record<EndpointName, Endpoint>
