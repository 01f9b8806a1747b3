import { z } from 'zod'
import { STATES } from '../../rules/account/australia.ts'
import { LAND_DRAWINGS, LAND_TOPICS } from '../../rules/land/land.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

const AustralianState = z.enum(STATES)

/** Source and validity of a rule; dates as 2026-11-21, both ends included. */
const Checked = z.object({
  /** Body that publishes the rule, and its URL. */
  source: z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) }),
  checkedOn: z.iso.date(),
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  /** Last day before it is marked as being reviewed. */
  reviewBy: z.iso.date(),
})

/** Difference in some states, with its own source and dates. */
export const LandLine = Checked.extend({ states: z.array(AustralianState).min(1), text: z.string().min(1) })
export type LandLine = z.infer<typeof LandLine>

/** Card of the land guide: one idea. */
export const LandCard = Checked.extend({
  id: z.string().regex(/^[a-z0-9-]+$/),
  topic: z.enum(LAND_TOPICS.map(({ value }) => value)),
  /** Short name of two or three words, for lists and links. */
  name: z.string().min(1).max(28),
  /** Rule itself, as a headline. */
  title: z.string().min(1).max(70),
  /** One entry a paragraph. */
  text: z.array(z.string().min(1)).min(1),
  ask: z.object({ question: z.string().min(1), whom: z.string().min(1) }),
  drawing: z.enum(LAND_DRAWINGS),
  /** Null: all of Australia. */
  states: z.array(AustralianState).min(1).nullable(),
  lines: z.array(LandLine),
})
export type LandCard = z.infer<typeof LandCard>

/** `catalogue/content/land.json`: the cards in their order. */
export const LandFile = z.object({ version: z.int().positive(), cards: z.array(LandCard).min(1) })
export type LandFile = z.infer<typeof LandFile>

const reviewed = { isBeingReviewed: z.boolean() }

/** Card with its review state of today. */
export const CurrentLandCard = LandCard.extend({ ...reviewed, lines: z.array(LandLine.extend(reviewed)) })
export type CurrentLandCard = z.infer<typeof CurrentLandCard>

export const landEndpoints = {
  'GET /api/land': {
    summary: 'The cards of the land guide that hold today',
    audience: 'buyer',
    status: 200,
    /** With a state: only cards and lines that apply there. */
    query: z.object({ state: AustralianState.optional() }),
    answer: z.object({ items: z.array(CurrentLandCard) }),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
