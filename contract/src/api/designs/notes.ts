import { z } from 'zod'
import { NOTE_TEXT_MAX, NOTES_MAX } from '../../rules/designs/notes.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'

const share = z.number().min(0).max(1)

/** Spot on a plan: its storey's drawing, and the position from left and top as fractions of width and height. */
export const Pin = z.object({ level: z.enum(['ground', 'upper']), x: share, y: share })
export type Pin = z.infer<typeof Pin>

/** Note of a person on a design, or on a spot of its plan. */
export const DesignNote = z.object({
  id: z.uuid(),
  designId: z.uuid(),
  text: z.string(),
  pin: Pin.nullable(),
  madeAt: z.iso.datetime(),
  /** Time of the last change, by the clock of the device that made it. */
  changedAt: z.iso.datetime(),
})
export type DesignNote = z.infer<typeof DesignNote>

/** Note under an id after a change, or null when it is deleted. A later change may have won. */
const Outcome = z.object({ note: DesignNote.nullable() })

const one = z.object({ id: IdInput })
const moment = z.iso.datetime()

export const noteEndpoints = {
  'GET /api/preferences/notes': {
    summary: 'My notes on designs and their plans, oldest first',
    audience: 'buyer',
    status: 200,
    answer: z.object({ items: z.array(DesignNote).max(NOTES_MAX) }),
    problems: [],
  },
  'PUT /api/preferences/notes/:id': {
    summary:
      'Write a note, or change it; of two changes the later one stays, and the same one again changes nothing',
    audience: 'buyer',
    status: 200,
    params: one,
    body: z.object({
      designId: IdInput,
      text: z.string().trim().min(1, 'Write something').max(NOTE_TEXT_MAX),
      pin: Pin.nullable(),
      changeId: IdInput,
      /** Device's time of this change, later than that of the change it was based on. */
      changedAt: moment,
    }),
    answer: Outcome,
    problems: ['not-found', 'notes-full'],
  },
  'DELETE /api/preferences/notes/:id': {
    summary: 'Delete a note, unless it was changed later; twice is once',
    audience: 'buyer',
    status: 200,
    params: one,
    query: z.object({ changeId: IdInput, changedAt: moment }),
    answer: Outcome,
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
