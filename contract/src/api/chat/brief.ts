import { z } from 'zod'
import { BRIEF_NOTE_MAX, BRIEF_PARTS, BRIEF_PLANS } from '../../rules/chat/chat.ts'
import { DesignCard } from './messages.ts'
import { ProfileAnswers } from '../account/profile.ts'

const answers = ProfileAnswers.shape

/** Parts of the profile that a buyer shares with a broker. A part that is not shared is absent. */
export const Brief = z.object({
  whoFor: answers.whoFor.optional(),
  mustHaves: z.array(z.string()).optional(),
  dislikes: z.array(z.string()).optional(),
  areas: z.object({ state: answers.state, suburb: answers.suburb, postcode: answers.postcode }).optional(),
  block: z
    .object({
      width: answers.blockWidth,
      depth: answers.blockDepth,
      slope: answers.slope,
      facing: answers.facing,
      corner: answers.corner,
      /** Setbacks of the block, so that buyer and broker get the same fit of a plan; absent in briefs of earlier versions. */
      setbacks: answers.setbacks.unwrap().extend({ isOwn: z.boolean() }).optional(),
    })
    .optional(),
  budget: answers.budget.optional(),
  stage: z.object({ stage: answers.stage, when: answers.when, firstHome: answers.firstHome }).optional(),
  plans: z.array(DesignCard).max(BRIEF_PLANS).optional(),
})
export type Brief = z.infer<typeof Brief>

/** Shared brief; each change is a new version. */
export const SharedBrief = Brief.extend({
  version: z.int().positive(),
  sharedAt: z.iso.datetime(),
  /** Buyer's own note. */
  note: z.string().nullable(),
})
export type SharedBrief = z.infer<typeof SharedBrief>

/** Parts that a buyer ticks. */
export const BriefInput = z.object({
  share: z.array(z.enum(BRIEF_PARTS.map(({ value }) => value))).max(BRIEF_PARTS.length),
  /** Plans to show; without it, the app's choice. */
  planIds: z.array(z.uuid()).max(BRIEF_PLANS).optional(),
  note: z.string().trim().max(BRIEF_NOTE_MAX, `At most ${BRIEF_NOTE_MAX} characters`).optional(),
})
export type BriefInput = z.infer<typeof BriefInput>
