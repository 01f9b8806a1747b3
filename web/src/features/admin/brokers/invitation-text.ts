import type { AnswerOf } from '#lib/api/api-client.ts'

/** Delivery of an invitation email, as text. */
export const invitationText = ({ broker }: AnswerOf<'POST /api/admin/brokers'>): string =>
  `The invitation is on its way to ${broker.email}`
