import { z } from 'zod'
import { BRIEF_NOTE_MAX, BRIEF_PARTS, BRIEF_PLANS } from '../../rules/chat/chat.ts'
import { DesignCard } from './messages.ts'
import { ProfileAnswers } from '../account/profile.ts'

const answers = ProfileAnswers.shape

/** What a broker may learn of a buyer, each part for itself. A part that is not shared is not there. */
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
      /** What their block leaves around a house, so that both read the same of a plan; not there in briefs of earlier versions. */
      setbacks: answers.setbacks.unwrap().extend({ isOwn: z.boolean() }).optional(),
    })
    .optional(),
  budget: answers.budget.optional(),
  stage: z.object({ stage: answers.stage, when: answers.when, firstHome: answers.firstHome }).optional(),
  plans: z.array(DesignCard).max(BRIEF_PLANS).optional(),
})
export type Brief = z.infer<typeof Brief>

/** A brief as it was shared; each change is a new version. */
export const SharedBrief = Brief.extend({
  version: z.int().positive(),
  sharedAt: z.iso.datetime(),
  /** The buyer's own note. */
  note: z.string().nullable(),
})
export type SharedBrief = z.infer<typeof SharedBrief>

/** What a buyer ticks. */
export const BriefInput = z.object({
  share: z.array(z.enum(BRIEF_PARTS.map(({ value }) => value))).max(BRIEF_PARTS.length),
  /** The plans to show; those that the app chose when not given. */
  planIds: z.array(z.uuid()).max(BRIEF_PLANS).optional(),
  note: z.string().trim().max(BRIEF_NOTE_MAX, `At most ${BRIEF_NOTE_MAX} characters`).optional(),
})
export type BriefInput = z.infer<typeof BriefInput>
