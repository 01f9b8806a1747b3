import { z } from 'zod'
import { TOURS } from '../../rules/app/tours.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'

/** Whether a person has finished or dismissed a tour, and when they first did. */
export const TourStatus = z.object({
  completed: z.boolean(),
  completedAt: z.iso.datetime().nullable(),
  /** Texts of its steps, where an editor has rewritten them. */
  texts: z.array(z.object({ title: z.string(), subtitle: z.string() })).optional(),
})
export type TourStatus = z.infer<typeof TourStatus>

const byName = z.object({ tourName: z.enum(TOURS) })

export const tourEndpoints = {
  'GET /api/tours/:tourName/status': {
    summary: 'Whether one has completed a tour',
    audience: 'buyer',
    status: 200,
    params: byName,
    answer: TourStatus,
    problems: ['not-found'],
  },
  'POST /api/tours/:tourName/complete': {
    summary: 'Complete a tour; twice is once, and the first time stays',
    audience: 'buyer',
    status: 200,
    params: byName,
    answer: TourStatus,
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
