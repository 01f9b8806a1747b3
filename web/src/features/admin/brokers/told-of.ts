import type { AnswerOf } from '#lib/api/api-client.ts'

/** What became of an invitation's mail, in words. */
export const toldOf = ({ broker }: AnswerOf<'POST /api/admin/brokers'>): string =>
  `The invitation is on its way to ${broker.email}`
