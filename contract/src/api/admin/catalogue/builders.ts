import { z } from 'zod'
import { STATES } from '../../../rules/account/australia.ts'
import { BUILDER } from '../../../rules/admin/builders.ts'
import { Picture } from '../../designs/design.ts'
import type { Endpoint, EndpointName } from '../../endpoint.ts'
import { IdInput } from '../../id-input.ts'
import { editOf } from '../edit.ts'
import { ListChoice, listPage, ListQuery } from '../list.ts'
import { DocumentPicture } from './design-document.ts'
import { UPLOAD_PROBLEMS } from './designs.ts'

const count = z.int().nonnegative()

/** Editable fields of a builder. */
export const BuilderInput = z.object({
  name: z
    .string()
    .trim()
    .min(2, 'Enter a name')
    .max(BUILDER.nameMax, `At most ${BUILDER.nameMax} characters`),
  /** Licence as in the state's register. */
  licence: z
    .string()
    .trim()
    .max(BUILDER.licenceMax, `At most ${BUILDER.licenceMax} characters`)
    .transform((text) => text || null)
    .nullable(),
  states: z.array(z.enum(STATES)).max(STATES.length),
  logo: DocumentPicture.nullable(),
})
export type BuilderInput = z.infer<typeof BuilderInput>

/** Builder with the number of their designs. */
export const Builder = z.object({
  id: z.uuid(),
  version: z.int().positive(),
  name: z.string(),
  licence: z.string().nullable(),
  states: z.array(z.enum(STATES)),
  logo: Picture.nullable(),
  isActive: z.boolean(),
  designs: z.object({ draft: count, scheduled: count, published: count, archived: count }),
  updatedAt: z.iso.datetime(),
})
export type Builder = z.infer<typeof Builder>

const editors = { audience: 'admin', roles: ['owner', 'editor'] } as const
const byId = { params: z.object({ id: IdInput }) }

export const adminBuilderEndpoints = {
  'GET /api/admin/builders': {
    summary: 'Builders',
    ...editors,
    status: 200,
    query: ListQuery,
    answer: listPage(Builder),
    problems: [],
  },
  'GET /api/admin/builders/csv': {
    summary: 'Builders as a CSV',
    ...editors,
    status: 200,
    query: ListChoice,
    answersFile: 'text/csv; charset=utf-8',
    answer: z.unknown(),
    problems: [],
  },
  'GET /api/admin/builders/choices': {
    summary: 'Whose designs there can be: every builder, by name',
    ...editors,
    status: 200,
    answer: z.object({ items: z.array(Builder.pick({ id: true, name: true })) }),
    problems: [],
  },
  'POST /api/admin/builders': {
    summary: 'Add a builder',
    ...editors,
    status: 201,
    body: BuilderInput,
    answer: Builder,
    problems: ['builder-exists'],
  },
  'PATCH /api/admin/builders/:id': {
    summary: 'Change a builder; cards say so within seconds',
    ...editors,
    status: 200,
    ...byId,
    body: editOf(BuilderInput),
    answer: Builder,
    problems: ['not-found', 'stale-edit', 'builder-exists'],
  },
  'POST /api/admin/builders/:id/switch': {
    summary: 'Switch a builder off with all designs, or on again',
    ...editors,
    status: 200,
    ...byId,
    body: z.object({ version: z.int().positive(), isActive: z.boolean() }),
    answer: Builder,
    problems: ['not-found', 'stale-edit'],
  },
  'POST /api/admin/builders/logo': {
    summary: 'Upload a logo, as the part `file` of a form',
    ...editors,
    status: 201,
    takesFile: true,
    answer: Picture,
    problems: UPLOAD_PROBLEMS,
  },
} as const satisfies Record<EndpointName, Endpoint>
