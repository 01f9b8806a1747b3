import type { Design, Picture } from '@dream/contract/api/design'
import { idOf } from '#describe/describe.ts'
import { listRooms, type Room } from './list.ts'
import { FORMATS, type Manifest, type Print, readManifest } from './manifest.ts'
import { alfrescoWords } from './words/alfresco-words.ts'
import { bathroomWords } from './words/bathroom-words.ts'
import { facadeWords } from './words/facade-words.ts'
import { kitchenWords } from './words/kitchen-words.ts'
import { livingWords } from './words/living-words.ts'
import type { RoomWords } from './words/sentences.ts'

const ADDRESS = '/media/rooms'
/** What fits one line of a card, and two. */
const TITLE_MAX = 28
const DESCRIPTION_MAX = 96

function wordsOf(room: Room): RoomWords {
  if (room.category === 'Kitchen') return kitchenWords(room.made(), room.slug)
  if (room.category === 'Bathroom') return bathroomWords(room.made(), room.slug)
  if (room.category === 'Living') return livingWords(room.made(), room.slug)
  if (room.category === 'Alfresco') return alfrescoWords(room.made(), room.slug)
  return facadeWords(room.made(), room.slug)
}

const styleOf = (room: Room) => room.made().style

export type DescribedRoom = Omit<RoomWords, 'titles' | 'descriptions'> & {
  room: Room
  title: string
  description: string
}

/** Takes the first of the candidates that nobody has yet. */
function claim(taken: Set<string>, candidates: readonly string[], slug: string): string {
  const free = candidates.find((each) => !taken.has(each))
  if (free === undefined) throw new Error(`Every name for ${slug} is another room's already`)
  taken.add(free)
  return free
}

/** The words of all rooms, printed or not, so that a new print never changes another room's name. */
export function describedRooms(): DescribedRoom[] {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  return listRooms().map((room) => {
    const words = wordsOf(room)
    const short = words.titles.filter((title) => title.length <= TITLE_MAX)
    const fitting = words.descriptions.filter((line) => line.length <= DESCRIPTION_MAX)
    const { interests, lookingFor, features, tags } = words
    return {
      room,
      title: claim(titles, short, room.slug),
      description: claim(descriptions, fitting, room.slug),
      interests,
      lookingFor,
      features,
      tags: [`style:${styleOf(room).name}`, `room-kind:${room.category.toLowerCase()}`, ...tags],
    }
  })
}

function pictureOf(slug: string, { files, placeholder, width, height }: Print): Picture {
  const addressOf = (name: string) => `${ADDRESS}/${slug}/${name}`
  const named = (size: number, kind: string) =>
    Object.keys(files).find((name) => name.startsWith(`${size}.`) && name.endsWith(`.${kind}`)) ?? ''
  const sources = FORMATS.map(({ kind, widths }) => ({
    type: `image/${kind}` as const,
    srcset: widths.map((size) => `${addressOf(named(size, kind))} ${size}w`).join(', '),
  }))
  /** For browsers that know no sources, and for tiles. */
  const light = addressOf(named(540, 'webp'))
  return { level: null, light, dark: null, width, height, sources, placeholder }
}

/** The designs with those of all printed rooms behind them, in place of the rooms they had. */
export const withRooms = (designs: readonly Design[]): Promise<Design[]> =>
  Promise.resolve([...designs.filter(({ plan }) => plan !== null), ...roomDesigns()])

/** A design for every room that is printed, in the order of the list. */
export function roomDesigns(manifest: Manifest = readManifest()): Design[] {
  return describedRooms().flatMap(({ room, title, description, interests, lookingFor, features, tags }) => {
    const print = manifest[room.slug]
    if (!print) return []
    const picture = pictureOf(room.slug, print)
    return {
      id: idOf(room.slug),
      slug: room.slug,
      category: room.category,
      title,
      description,
      imageUrl: picture.light,
      pictures: [picture],
      drawings: [],
      views: [],
      bedrooms: null,
      bathrooms: null,
      garages: null,
      frontage: null,
      totalArea: null,
      interests,
      lookingFor,
      features,
      tags,
      plan: null,
    }
  })
}
