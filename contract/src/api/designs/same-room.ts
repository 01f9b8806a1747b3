import { z } from 'zod'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { CardDesign } from './design.ts'

/** Room in one of its styles, with the style's name. */
export const RoomInStyle = z.object({ style: z.string(), design: CardDesign })
export type RoomInStyle = z.infer<typeof RoomInStyle>

export const sameRoomEndpoints = {
  'GET /api/designs/:id/same-room': {
    summary: 'The same room in each of its styles, this one among them; none where there is no other',
    audience: 'session',
    status: 200,
    params: z.object({ id: z.uuid() }),
    answer: z.object({ items: z.array(RoomInStyle) }),
    problems: ['not-found'],
  },
} as const satisfies Record<EndpointName, Endpoint>
