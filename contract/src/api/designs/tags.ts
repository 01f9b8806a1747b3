import { z } from 'zod'
import { TOP_TAGS_MAX } from '../../rules/designs/collections.ts'
import { CardDesign } from './design.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

/** Tag with its label and the number of published designs that have it. */
export const Tag = z.object({ tag: z.string(), label: z.string(), designs: z.int().nonnegative() })
export type Tag = z.infer<typeof Tag>

/** Tag that a person likes more often than it is common: "Alfresco: 9 of your 12 likes". `usual` is its share of the catalogue. */
export const TopTag = z.object({
  tag: z.string(),
  label: z.string(),
  likes: z.int().positive(),
  usual: z.number().min(0).max(1),
  sentence: z.string(),
  /** Comparison with everybody's likes, and this week's change; null where too little is known. */
  beside: z.string().nullable(),
  change: z.string().nullable(),
})
export type TopTag = z.infer<typeof TopTag>

export const WISHES = ['more', 'less'] as const

/** Tag that a person asked to see more or less of. */
export const TagWish = z.object({ tag: z.string(), label: z.string(), wish: z.enum(WISHES) })
export type TagWish = z.infer<typeof TagWish>
const TagWishes = z.object({ items: z.array(TagWish) })

/** Card of the taste report: one true sentence and its figure. Its kind identifies it, also where it is shared. */
export const ReportCard = z.object({
  kind: z.enum(['room', 'width', 'storeys', 'style', 'passes', 'others']),
  title: z.string(),
  figure: z.string(),
  sentence: z.string(),
})
export type ReportCard = z.infer<typeof ReportCard>

export const tagEndpoints = {
  'GET /api/tags': {
    summary: 'The tags of the catalogue that have a name, with how many designs have them',
    audience: 'session',
    status: 200,
    answer: z.object({ items: z.array(Tag) }),
    problems: [],
  },
  'GET /api/preferences/top-tags': {
    summary: 'What my likes have in common, the most telling first',
    audience: 'buyer',
    status: 200,
    answer: z.object({ likes: z.int().nonnegative(), items: z.array(TopTag).max(TOP_TAGS_MAX) }),
    problems: [],
  },
  'GET /api/preferences/report': {
    summary: 'My taste as a story of six cards, once enough is liked',
    audience: 'buyer',
    status: 200,
    answer: z.object({
      likes: z.int().nonnegative(),
      /** Min number of likes for a report; below it `cards` is empty. */
      needed: z.int().positive(),
      cards: z.array(ReportCard).max(6),
    }),
    problems: [],
  },
  'GET /api/preferences/today': {
    summary: 'The plan picked for my day, what is new for me since my last visit, and my week in a line',
    audience: 'buyer',
    status: 200,
    answer: z.object({
      pick: z
        .object({
          day: z.iso.date(),
          design: CardDesign,
          why: z.string().nullable(),
          /** Person's answer to it so far. */
          answered: z.enum(['like', 'pass']).nullable(),
        })
        .nullable(),
      /** Whether this is a return visit. */
      isBack: z.boolean(),
      newMatches: z.int().nonnegative(),
      week: z.string().nullable(),
      /** Whether the person wants notifications about new designs that match. */
      wantsMatches: z.boolean(),
    }),
    problems: [],
  },
  'PUT /api/preferences/match-wish': {
    summary: 'Be told of new designs that match, or not any more',
    audience: 'buyer',
    status: 204,
    body: z.object({ isWanted: z.boolean() }),
    answer: z.null(),
    problems: [],
  },
  'GET /api/preferences/wishes': {
    summary: 'What I asked to see more or less of',
    audience: 'buyer',
    status: 200,
    answer: TagWishes,
    problems: [],
  },
  'PUT /api/preferences/wishes/:tag': {
    summary: 'Ask for more or less of a tag, or take that back with null; the last word counts',
    audience: 'buyer',
    status: 200,
    params: z.object({ tag: z.string().min(3).max(60) }),
    body: z.object({ wish: z.enum(WISHES).nullable() }),
    answer: TagWishes,
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
