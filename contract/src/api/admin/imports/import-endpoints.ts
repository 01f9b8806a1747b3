import { z } from 'zod'
import { ROW_STATES } from '../../../rules/admin/imports/import-limits.ts'
import { LIST_PAGE } from '../../../rules/admin/lists.ts'
import type { Endpoint, EndpointName } from '../../endpoint.ts'
import { ListChoice, listPage, ListQuery } from '../list.ts'
import {
  CellReplacement,
  ImportDetail,
  ImportMapping,
  ImportRow,
  ImportSummary,
  ImportUnits,
  RowEdit,
} from './import.ts'

const editors = { audience: 'admin', roles: ['owner', 'editor'] } as const
const one = { ...editors, params: z.object({ id: z.uuid() }) } as const
const seen = z.object({ version: z.int().positive() })
const file = { answersFile: 'text/csv; charset=utf-8', answer: z.unknown() } as const

export const adminImportEndpoints = {
  'GET /api/admin/imports': {
    ...editors,
    summary: 'Imports of designs, newest first',
    status: 200,
    query: ListQuery,
    answer: listPage(ImportSummary),
    problems: [],
  },
  'GET /api/admin/imports/csv': {
    ...editors,
    ...file,
    summary: 'Imports of designs, as a CSV',
    status: 200,
    query: ListChoice,
    problems: [],
  },
  'GET /api/admin/imports/template': {
    ...editors,
    ...file,
    summary: 'A list with every column and two designs, to fill in',
    status: 200,
    problems: [],
  },
  'GET /api/admin/imports/export': {
    ...editors,
    ...file,
    summary: 'Designs as a list that can be imported again',
    status: 200,
    query: z.object({ builderId: z.uuid().optional() }),
    problems: ['not-found'],
  },
  'POST /api/admin/imports': {
    ...editors,
    summary: "Upload a builder's list; it is read at once",
    status: 201,
    takesFile: true,
    query: z.object({ builderId: z.uuid().optional() }),
    answer: ImportDetail,
    problems: ['not-found', 'file-too-large', 'import-known', 'import-unreadable', 'storage-full'],
  },
  'GET /api/admin/imports/:id': {
    ...one,
    summary: 'One import, with how far it is',
    status: 200,
    answer: ImportDetail,
    problems: ['not-found'],
  },
  'PUT /api/admin/imports/:id/columns': {
    ...one,
    summary: 'Say which column is what; it is remembered for the builder',
    status: 200,
    body: seen.extend({ mapping: ImportMapping, units: ImportUnits }),
    answer: ImportDetail,
    problems: ['not-found', 'import-busy', 'import-not-ready', 'stale-edit'],
  },
  'POST /api/admin/imports/:id/pictures': {
    ...one,
    summary: 'Upload a zip of pictures, which rows name by their file names',
    status: 202,
    takesFile: true,
    answer: ImportDetail,
    problems: [
      'not-found',
      'file-too-large',
      'import-busy',
      'import-not-ready',
      'import-unreadable',
      'storage-full',
    ],
  },
  'GET /api/admin/imports/:id/rows': {
    ...one,
    summary: 'Rows of a file, in its order',
    status: 200,
    query: z.object({
      state: z.enum(ROW_STATES).optional(),
      after: z.coerce.number().int().min(0).default(0),
      limit: z.coerce.number().int().min(1).max(LIST_PAGE.max).default(LIST_PAGE.rows),
    }),
    answer: z.object({ items: z.array(ImportRow), nextAfter: z.int().optional() }),
    problems: ['not-found'],
  },
  'PATCH /api/admin/imports/:id/rows/:place': {
    ...editors,
    summary: 'Mend a row, or leave it out; it is looked at again at once',
    status: 200,
    params: z.object({ id: z.uuid(), place: z.coerce.number().int().positive() }),
    body: RowEdit,
    answer: ImportRow,
    problems: ['not-found', 'import-busy', 'import-not-ready'],
  },
  'POST /api/admin/imports/:id/replace': {
    ...one,
    summary: 'Mend the same cell in every row that has it',
    status: 200,
    body: CellReplacement,
    answer: z.object({ changed: z.int().nonnegative() }),
    problems: ['not-found', 'import-busy', 'import-not-ready'],
  },
  'POST /api/admin/imports/:id/check': {
    ...one,
    summary: 'Import everything and take it back: what is said of each row is what would really happen',
    isQuestion: true,
    status: 202,
    answer: ImportDetail,
    problems: ['not-found', 'import-busy', 'import-not-ready'],
  },
  'POST /api/admin/imports/:id/apply': {
    ...one,
    summary: 'Import all rows, or the good ones: each becomes a draft',
    status: 202,
    body: seen.extend({ rows: z.enum(['all', 'good']) }),
    answer: ImportDetail,
    problems: ['not-found', 'import-busy', 'import-not-ready', 'stale-edit'],
  },
  'POST /api/admin/imports/:id/cancel': {
    ...one,
    summary: 'Stop what is being done; nothing of it stays',
    status: 200,
    answer: ImportDetail,
    problems: ['not-found', 'import-not-ready'],
  },
  'POST /api/admin/imports/:id/undo': {
    ...one,
    summary: 'Archive what an import has made, but for what was edited since',
    status: 202,
    body: seen,
    answer: ImportDetail,
    problems: ['not-found', 'import-busy', 'import-not-ready', 'stale-edit'],
  },
  'POST /api/admin/imports/:id/discard': {
    ...one,
    summary: 'Put an import away of which nothing was made; its file may be sent again',
    status: 200,
    answer: ImportDetail,
    problems: ['not-found', 'import-busy', 'import-not-ready'],
  },
  'GET /api/admin/imports/:id/bad-rows': {
    ...one,
    ...file,
    summary: 'The rows with errors as a list with a column of reasons, to be mended and imported',
    status: 200,
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
