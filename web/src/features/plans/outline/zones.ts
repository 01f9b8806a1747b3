import type { RoomKind } from '@dream/contract/api/designs/design'

type Zone = 'living' | 'sleeping' | 'wet' | 'outdoor' | 'car' | 'rest'

const ZONES: Partial<Record<RoomKind, Zone>> = {
  living: 'living',
  dining: 'living',
  kitchen: 'living',
  media: 'living',
  retreat: 'living',
  activity: 'living',
  study: 'living',
  master: 'sleeping',
  bedroom: 'sleeping',
  ensuite: 'wet',
  bathroom: 'wet',
  wc: 'wet',
  powder: 'wet',
  laundry: 'wet',
  porch: 'outdoor',
  alfresco: 'outdoor',
  balcony: 'outdoor',
  courtyard: 'outdoor',
  garage: 'car',
}

/** Use of a room, as far as a drawing colours it. */
export const zoneOf = (kind: RoomKind): Zone => ZONES[kind] ?? 'rest'
