import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { OwnPassword } from './account-deletion.ts'

/** State of the download of one's own data. */
export const DataExport = z.object({
  state: z.enum(['none', 'making', 'ready']),
  askedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  bytes: z.int().nonnegative().nullable(),
})
export type DataExport = z.infer<typeof DataExport>

export const dataExportEndpoints = {
  'GET /api/account/export': {
    summary: 'How the download of my data stands',
    audience: 'session',
    status: 200,
    answer: DataExport,
    problems: [],
  },
  'POST /api/account/export': {
    summary:
      'Make my data ready to download; an email says when it is. One that is there already is answered',
    audience: 'session',
    status: 202,
    answer: DataExport,
    problems: ['not-a-buyer', 'too-many-attempts'],
  },
  'POST /api/account/export/link': {
    summary: 'A link to the download, for this session and for five minutes; takes the password',
    audience: 'session',
    rateLimit: 'signIn',
    status: 200,
    body: OwnPassword,
    answer: z.object({ url: z.string() }),
    problems: ['password-wrong', 'export-missing', 'too-many-attempts', 'unavailable'],
  },
  'GET /api/account/export/:token': {
    summary: 'My data as a zip of JSON and files, by such a link',
    audience: 'session',
    status: 200,
    params: z.object({ token: z.string().max(100) }),
    answersFile: 'application/zip',
    answer: z.unknown(),
    problems: ['export-missing'],
  },
} as const satisfies Record<EndpointName, Endpoint>
