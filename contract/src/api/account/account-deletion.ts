import { z } from 'zod'
import { PASSWORD_MAX, PASSWORD_REQUIRED, PASSWORD_TOO_LONG } from '../../rules/account/credentials.ts'
import { DELETION_WORD, DELETION_WORD_WRONG } from '../../rules/account/account-deletion.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

/** Own password, asked for again as confirmation. */
export const OwnPassword = z.object({
  password: z.string(PASSWORD_REQUIRED).min(1, PASSWORD_REQUIRED).max(PASSWORD_MAX, PASSWORD_TOO_LONG),
})
export type OwnPassword = z.infer<typeof OwnPassword>

export const DeletionRequest = OwnPassword.extend({
  confirm: z.string(DELETION_WORD_WRONG).trim().pipe(z.literal(DELETION_WORD, DELETION_WORD_WRONG)),
})
export type DeletionRequest = z.input<typeof DeletionRequest>

export const deletionEndpoints = {
  'POST /api/account/delete': {
    summary: 'Delete my account: signed out everywhere now, erased in 14 days unless I sign in before',
    audience: 'session',
    rateLimit: 'signIn',
    status: 202,
    body: DeletionRequest,
    answer: z.object({ eraseAt: z.iso.datetime() }),
    problems: ['password-wrong', 'not-a-buyer', 'too-many-attempts', 'unavailable'],
  },
} as const satisfies Record<EndpointName, Endpoint>
