import { z } from 'zod'
import { STATES } from '../../rules/account/australia.ts'
import { LAND_DRAWINGS, LAND_TOPICS } from '../../rules/land/land.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

const AustralianState = z.enum(STATES)

/** Where a rule is from and how long it holds; days as 2026-11-21, both ends included. */
const Checked = z.object({
  /** The body that publishes the rule, and its URL. */
  source: z.object({ name: z.string().min(1), url: z.url({ protocol: /^https$/ }) }),
  checkedOn: z.iso.date(),
  validFrom: z.iso.date().nullable(),
  validTo: z.iso.date().nullable(),
  /** From the day after this it is marked as being reviewed. */
  reviewBy: z.iso.date(),
})

/** What differs in some states, with a source and dates of its own. */
export const LandLine = Checked.extend({ states: z.array(AustralianState).min(1), text: z.string().min(1) })
export type LandLine = z.infer<typeof LandLine>

/** One idea of the land guide. */
export const LandCard = Checked.extend({
  id: z.string().regex(/^[a-z0-9-]+$/),
  topic: z.enum(LAND_TOPICS.map(({ value }) => value)),
  /** Two or three words, for lists and links. */
  name: z.string().min(1).max(28),
  /** The rule itself, as a headline. */
  title: z.string().min(1).max(70),
  /** One entry a paragraph. */
  text: z.array(z.string().min(1)).min(1),
  ask: z.object({ question: z.string().min(1), whom: z.string().min(1) }),
  drawing: z.enum(LAND_DRAWINGS),
  /** Null for all of Australia. */
  states: z.array(AustralianState).min(1).nullable(),
  lines: z.array(LandLine),
})
export type LandCard = z.infer<typeof LandCard>

/** `catalogue/content/land.json`: the cards in their order. */
export const LandFile = z.object({ version: z.int().positive(), cards: z.array(LandCard).min(1) })
export type LandFile = z.infer<typeof LandFile>

const reviewed = { isBeingReviewed: z.boolean() }

/** A card as it is read today. */
export const CurrentLandCard = LandCard.extend({ ...reviewed, lines: z.array(LandLine.extend(reviewed)) })
export type CurrentLandCard = z.infer<typeof CurrentLandCard>

export const landEndpoints = {
  'GET /api/land': {
    summary: 'The cards of the land guide that hold today',
    audience: 'buyer',
    status: 200,
    /** With a state only what concerns it. */
    query: z.object({ state: AustralianState.optional() }),
    answer: z.object({ items: z.array(CurrentLandCard) }),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
