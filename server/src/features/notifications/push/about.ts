import { FEATURES } from '@dream/contract/rules/designs/unlocks'
import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Subject of a push. Its text is composed when it is sent. */
export const About = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('messages'), conversationId: z.uuid() }),
  z.object({ kind: z.literal('unlock'), feature: z.enum(FEATURES) }),
  z.object({ kind: z.literal('new-designs'), count: z.int().positive() }),
  z.object({ kind: z.literal('matches'), count: z.int().positive() }),
  z.object({ kind: z.literal('come-back') }),
])
export type About = z.infer<typeof About>

/** Tag: a notification replaces an earlier one of the same tag on a device. */
export function tagOf(about: About): string {
  switch (about.kind) {
    case 'messages':
      return `chat:${about.conversationId}`
    case 'unlock':
      return `unlock:${about.feature}`
    case 'new-designs':
      return 'new-designs'
    case 'matches':
      return 'matches'
    case 'come-back':
      return 'come-back'
  }
}

/** Topic: the tag in the characters that push services accept. */
export const topicOf = (tag: string) => createHash('sha256').update(tag).digest('base64url').slice(0, 32)
