import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'
import { Picture } from './design.ts'

/** Plan that a person shares, with its link. */
export const SharedPlan = z.object({
  designId: z.uuid(),
  title: z.string(),
  picture: Picture.pick({ light: true, dark: true, width: true, height: true }),
  /** Absolute URL: everybody who has it sees the plan. */
  url: z.url(),
  sharedAt: z.iso.datetime(),
  /** Number of opens; visitors are not recorded. */
  opens: z.int().nonnegative(),
})
export type SharedPlan = z.infer<typeof SharedPlan>

export const sharedPlanEndpoints = {
  'POST /api/shared-plans': {
    summary: 'Share a floor plan by a link; the same plan again answers the link that works already',
    audience: 'buyer',
    status: 200,
    body: z.object({ designId: IdInput }),
    answer: SharedPlan,
    problems: ['not-found', 'shared-plans-full', 'sharing-closed', 'too-many-attempts'],
  },
  'GET /api/shared-plans': {
    summary: 'The plans that one shares, newest first',
    audience: 'buyer',
    status: 200,
    answer: z.object({ items: z.array(SharedPlan) }),
    problems: [],
  },
  'DELETE /api/shared-plans/:designId': {
    summary: 'Stop sharing a plan: its link says so from then on; twice is once',
    audience: 'buyer',
    status: 204,
    params: z.object({ designId: IdInput }),
    answer: z.null(),
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
