import { z } from 'zod'
import { TOP_TAGS_MAX } from '../../rules/designs/collections.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

/** A tag by name, and how many published designs have it. */
export const Tag = z.object({ tag: z.string(), label: z.string(), designs: z.int().nonnegative() })
export type Tag = z.infer<typeof Tag>

/** A tag that a person likes more than it is common: "Alfresco: 9 of your 12 likes". `usual` is its share of the catalogue. */
export const TopTag = z.object({
  tag: z.string(),
  label: z.string(),
  likes: z.int().positive(),
  usual: z.number().min(0).max(1),
  sentence: z.string(),
})
export type TopTag = z.infer<typeof TopTag>

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
} as const satisfies Record<EndpointName, Endpoint>
