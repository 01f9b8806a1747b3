import { z } from 'zod'
import { LIKED_PAGE } from '../../rules/designs/liked.ts'
import { FEATURES } from '../../rules/designs/unlocks.ts'
import { CardDesign } from './design.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

export const Feature = z.enum(FEATURES)

/** Tag with its label. */
const Taste = z.object({ tag: z.string(), label: z.string() })
export type Taste = z.infer<typeof Taste>

const Deal = z.string().regex(/^[0-9a-f]{16}$/)

/** Dealt card: the design, why it was dealt in one true sentence, and the reasons that a pass may give. */
export const DealtDesign = CardDesign.extend({
  why: z.string().nullable(),
  /** Tags of `why` that the buyer may ask to see more or less of. */
  tastes: z.array(Taste).max(2).optional(),
  /** Notice shown with this card: no plan has all that was asked for, and the closest come first. */
  notice: z.string().optional(),
  /**
   * Pass reasons, three at most, made from this card's own facts. `tag` is sent back, `label` is read, `acknowledgement` is shown
   * when it is given.
   */
  passReasons: z.array(z.object({ tag: z.string(), label: z.string(), acknowledgement: z.string() })).max(3),
  /** Number of this deal, sent back with the swipe; it does not identify the person. */
  deal: Deal.optional(),
  /** Time of the pass; only on cards of a review. */
  passedAt: z.iso.datetime().optional(),
})
export type DealtDesign = z.infer<typeof DealtDesign>

export const LikedDesign = CardDesign.extend({ likedAt: z.iso.datetime() })
export type LikedDesign = z.infer<typeof LikedDesign>

const likes = z.int().positive()

export const UserProgress = z.object({
  floorPlanLikes: z.int().nonnegative(),
  unlocked: z.array(Feature),
  /** Likes at which features unlock, where an owner has changed them from `UNLOCK_AT`. */
  unlockAt: z.object({ dreamlist: likes, land: likes, videos: likes, brokers: likes }).optional(),
  /** Texts of celebrations, where an editor has rewritten them. */
  unlockTexts: z.partialRecord(Feature, z.string()).optional(),
})
export type UserProgress = z.infer<typeof UserProgress>

/**
 * Swipe. `swipeId` is an idempotency key made by the device: a repeat changes nothing and answers again what it unlocked, with the
 * current count. Without one, a repeat is recognised by its action alone.
 */
export const Preference = z.object({
  designId: z.uuid(),
  action: z.enum(['like', 'pass']),
  swipeId: z.uuid().optional(),
  /** Tag of a pass reason; may come later than the pass itself. */
  reason: z.string().max(60).optional(),
  /** Deal of the swiped card. */
  deal: Deal.optional(),
  /** Whether the details were opened before the swipe. */
  wasOpened: z.boolean().optional(),
  /** Restores a like that was taken back: it keeps its time, and with it its position among the likes. */
  isRestored: z.boolean().optional(),
})
export type Preference = z.infer<typeof Preference>

/** `unlocked`: features that this very swipe unlocked; this device shows their celebration. */
export const PreferenceAnswer = z.object({
  floorPlanLikes: z.int().nonnegative(),
  unlocked: z.array(Feature),
})
export type PreferenceAnswer = z.infer<typeof PreferenceAnswer>

export const ChatStatus = z.object({
  selectedBrokerId: z.uuid().nullable(),
  canAccessChat: z.boolean(),
  unreadCount: z.int().nonnegative(),
})
export type ChatStatus = z.infer<typeof ChatStatus>

const idList = z
  .string()
  .max(2000)
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.uuid()).max(50))

export const deckEndpoints = {
  'GET /api/designs': {
    summary: 'The next cards, best first, without those already swiped',
    audience: 'buyer',
    status: 200,
    query: z.object({
      batch: z.coerce.number().int().min(1).max(20).default(5),
      /** Ids of cards still in the deck or queued, comma-separated. */
      exclude: idList.optional(),
      /** `passed`: deals passed cards again, newest pass first. */
      review: z.enum(['passed']).optional(),
      /** Cursor of a review: `passedAt` of its last card. */
      before: z.iso.datetime().max(30).regex(/^[12]/).optional(),
    }),
    answer: z.array(DealtDesign),
    problems: [],
  },
  'GET /api/designs/held-back': {
    summary:
      'How many plans not seen yet stay out of the deck because only those that fit the block are dealt',
    audience: 'buyer',
    status: 200,
    answer: z.object({ plans: z.int().nonnegative() }),
    problems: [],
  },
  'GET /api/designs/:id': {
    summary: 'One published design',
    audience: 'session',
    status: 200,
    params: z.object({ id: z.uuid() }),
    answer: CardDesign,
    problems: ['not-found'],
  },
  'GET /api/designs/:id/sheet': {
    summary:
      'A floor plan as a PDF: facts, its drawings to scale, questions to ask a builder; also one that was liked and is archived',
    audience: 'session',
    status: 200,
    params: z.object({ id: z.uuid() }),
    answersFile: 'application/pdf',
    answer: z.unknown(),
    problems: ['not-found', 'too-many-attempts'],
  },
  'POST /api/preferences': {
    summary: 'Like or pass a design; twice is once',
    audience: 'buyer',
    status: 200,
    body: Preference,
    answer: PreferenceAnswer,
    problems: ['not-found'],
  },
  'DELETE /api/preferences/:designId': {
    summary: 'Take a like or pass back; what it unlocked stays unlocked',
    audience: 'buyer',
    status: 200,
    params: z.object({ designId: z.uuid() }),
    query: z.object({
      /** Swipe to undo: does nothing when another one followed on the same design. */
      swipeId: z.uuid().optional(),
    }),
    answer: PreferenceAnswer,
    problems: ['not-found'],
  },
  'GET /api/preferences/liked': {
    summary: 'Liked designs, newest like first',
    audience: 'buyer',
    status: 200,
    query: z
      .object({
        limit: z.coerce.number().int().min(1).max(LIKED_PAGE).default(LIKED_PAGE),
        /** Cursor: `likedAt` of the last design of the page before. A page with fewer than `limit` designs is the last. */
        before: z.iso.datetime().max(30).regex(/^[12]/).optional(),
        /** Cursor, beside `before`: id of that design; among likes of the same moment the page continues behind it. */
        after: z.uuid().optional(),
      })
      .refine(({ before, after }) => before !== undefined || after === undefined, {
        path: ['before'],
        message: 'Comes with `after`',
      }),
    answer: z.array(LikedDesign),
    problems: [],
  },
  'GET /api/user-progress': {
    summary: 'Floor-plan likes and what they unlocked',
    audience: 'buyer',
    status: 200,
    answer: UserProgress,
    problems: [],
  },
  'GET /api/chat/status': {
    summary: 'Whether chat is open and how much is unread',
    audience: 'session',
    status: 200,
    answer: ChatStatus,
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
