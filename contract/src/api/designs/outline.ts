import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { PlanRoom } from './design.ts'

/** Rooms of a plan with their outlines, where they were drawn: for overlaying plans and for placing them on a block. */
export const PlanOutline = z.object({ rooms: z.array(PlanRoom) })
export type PlanOutline = z.infer<typeof PlanOutline>

export const outlineEndpoints = {
  'GET /api/designs/:id/outline': {
    summary: 'The outlines of the rooms of a plan; none of a plan that came without them',
    audience: 'session',
    status: 200,
    params: z.object({ id: z.uuid() }),
    answer: PlanOutline,
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
