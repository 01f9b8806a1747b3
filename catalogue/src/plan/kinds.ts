import type { RoomKind } from '@dream/contract/api/designs/design'

interface Meaning {
  kind: RoomKind
  name: string
}

const MEANINGS: Record<string, Meaning> = {
  master: { kind: 'master', name: 'Master' },
  guest: { kind: 'bedroom', name: 'Guest' },
  wir: { kind: 'robe', name: 'Walk-in robe' },
  ens: { kind: 'ensuite', name: 'Ensuite' },
  pdr: { kind: 'powder', name: 'Powder room' },
  wc: { kind: 'wc', name: 'WC' },
  bath: { kind: 'bathroom', name: 'Bathroom' },
  robe: { kind: 'robe', name: 'Robe' },
  linen: { kind: 'linen', name: 'Linen' },
  store: { kind: 'store', name: 'Store' },
  entry: { kind: 'entry', name: 'Entry' },
  hall: { kind: 'hall', name: 'Hall' },
  lobby: { kind: 'hall', name: 'Hall' },
  gallery: { kind: 'hall', name: 'Gallery' },
  landing: { kind: 'landing', name: 'Landing' },
  stair: { kind: 'stair', name: 'Stairs' },
  living: { kind: 'living', name: 'Living' },
  lounge: { kind: 'living', name: 'Lounge' },
  dining: { kind: 'dining', name: 'Dining' },
  kitchen: { kind: 'kitchen', name: 'Kitchen' },
  kitchenette: { kind: 'kitchen', name: 'Kitchenette' },
  pantry: { kind: 'pantry', name: 'Pantry' },
  scullery: { kind: 'pantry', name: "Butler's pantry" },
  laundry: { kind: 'laundry', name: 'Laundry' },
  mudroom: { kind: 'mudroom', name: 'Mudroom' },
  media: { kind: 'media', name: 'Media' },
  study: { kind: 'study', name: 'Study' },
  nook: { kind: 'study', name: 'Study nook' },
  retreat: { kind: 'retreat', name: 'Retreat' },
  activity: { kind: 'activity', name: 'Activity' },
  garage: { kind: 'garage', name: 'Garage' },
  porch: { kind: 'porch', name: 'Porch' },
  alfresco: { kind: 'alfresco', name: 'Alfresco' },
  balcony: { kind: 'balcony', name: 'Balcony' },
  void: { kind: 'void', name: 'Void' },
  courtyard: { kind: 'courtyard', name: 'Courtyard' },
}

/**
 * Meaning of a template's room id: 'bed3' is Bed 3 where no number before it is missing, 'robe3' its robe, 'ens2' a second
 * ensuite.
 */
export function meaningOf(id: string): Meaning {
  const [, word = '', number = ''] = /^([a-z]+)(\d*)$/.exec(id) ?? []
  if (word === 'bed') return { kind: 'bedroom', name: `Bed ${number}` }
  const meaning = MEANINGS[word]
  if (!meaning) throw new Error(`No room is called "${id}".`)
  return number && meaning.kind !== 'robe' && meaning.kind !== 'hall' && meaning.kind !== 'linen'
    ? { kind: meaning.kind, name: `${meaning.name} ${number}` }
    : meaning
}

const kindSet = (...kinds: RoomKind[]): ReadonlySet<RoomKind> => new Set(kinds)

/** Roofed outdoor areas without walls to the garden. */
export const COVERED = kindSet('porch', 'alfresco', 'balcony')
/** Areas outside the main roof: walls towards these are external walls. */
export const OUTDOOR = kindSet('porch', 'alfresco', 'balcony', 'courtyard')
export const WET = kindSet('ensuite', 'bathroom', 'wc', 'powder', 'laundry')
export const PASSAGES = kindSet('entry', 'hall', 'landing')
/** Rooms without floor to stand on: stairs, or open to the storey below. */
export const FLOORLESS = kindSet('stair', 'void')
/** Habitable rooms: they need windows. */
export const HABITABLE = kindSet(
  'living',
  'dining',
  'kitchen',
  'master',
  'bedroom',
  'media',
  'study',
  'retreat',
  'activity',
)
/** Cupboards: reached through their front, too small to stand in. */
export const isCupboard = (id: string) => /^(robe|linen|store)\d*$/.test(id)
