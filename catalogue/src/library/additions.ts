import type { Design } from '@dream/contract/api/designs/design'

import { withDollhouses } from '#dollhouse/with-dollhouses.ts'
import { withRooms } from '#rooms/room-designs.ts'

/** Adds entries to the list of designs, or data to its designs; idempotent. */
type Addition = (designs: readonly Design[]) => Promise<Design[]>

/** Additions to the list after the plans and their drawings, in this order. */
const ADDITIONS: readonly Addition[] = [withRooms, withDollhouses]

export async function withAdditions(designs: readonly Design[]): Promise<Design[]> {
  let list = [...designs]
  for (const add of ADDITIONS) list = await add(list)
  return list
}
