import type { AnswerOf } from '#lib/api/api-client.ts'

/** What became of an invitation's mail, in words. */
export function toldOf({ broker, isMailed }: AnswerOf<'POST /api/admin/brokers'>): string {
  return isMailed
    ? `The invitation is on its way to ${broker.email}`
    : `The account is there, but the email to ${broker.email} couldn't be sent. Send it again in a minute.`
}
