import type { Design, Picture } from '@dream/contract/api/designs/design'
import { idOf } from '#describe/describe.ts'
import { isDealt } from './dealt.ts'
import { frontFor } from './fronts.ts'
import { listRooms, type Room } from './list.ts'
import { FORMATS, type Manifest, type RoomRender, readManifest } from './manifest.ts'
import { followers, picturedSets, shownRooms } from './same-rooms.ts'
import { alfrescoText } from './text/alfresco-text.ts'
import { bathroomText } from './text/bathroom-text.ts'
import { facadeText } from './text/facade-text.ts'
import { kitchenText } from './text/kitchen-text.ts'
import { livingText } from './text/living-text.ts'
import type { RoomText } from './text/sentences.ts'

const BASE_PATH = '/media/rooms'
/** Maximum lengths that fit one line of a card, and two. */
const MAX_TITLE_LENGTH = 28
const MAX_DESCRIPTION_LENGTH = 96

function textOf(room: Room): RoomText {
  if (room.category === 'Kitchen') return kitchenText(room.made(), room.slug)
  if (room.category === 'Bathroom') return bathroomText(room.made(), room.slug)
  if (room.category === 'Living') return livingText(room.made(), room.slug)
  if (room.category === 'Alfresco') return alfrescoText(room.made(), room.slug)
  return facadeText(room.made(), room.slug, frontFor(room.slug).plan)
}

const styleOf = (room: Room) => room.made().style

export type DescribedRoom = Omit<RoomText, 'titles' | 'descriptions'> & {
  room: Room
  title: string
  description: string
}

/** Takes the first candidate that is not taken yet. */
function claim(taken: Set<string>, candidates: readonly string[], slug: string): string {
  const free = candidates.find((each) => !taken.has(each))
  if (free === undefined) throw new Error(`Every name for ${slug} is another room's already`)
  taken.add(free)
  return free
}

type Words = { title: string; description: string }
type Named = ReadonlyMap<string, Words>

/** Gives every room a unique name and line; names in `before` are reserved for their rooms. */
function nameRooms(rooms: readonly Room[], before: Named = new Map()): Named {
  const taken = [...before.values()]
  const titles = new Set(taken.map(({ title }) => title))
  const descriptions = new Set(taken.map(({ description }) => description))
  return new Map(
    rooms.map((room) => {
      const text = textOf(room)
      const own = before.get(room.slug)
      const short = text.titles.filter((title) => title.length <= MAX_TITLE_LENGTH)
      const fitting = text.descriptions.filter((line) => line.length <= MAX_DESCRIPTION_LENGTH)
      if (own) titles.delete(own.title)
      if (own) descriptions.delete(own.description)
      const words = {
        title: claim(titles, short, room.slug),
        description: claim(descriptions, fitting, room.slug),
      }
      if (own) titles.add(own.title)
      if (own) descriptions.add(own.description)
      return [room.slug, words] as const
    }),
  )
}

/**
 * Texts of all rooms, rendered or not, so that a new render never changes another room's name. A room that is to follow another
 * has two names, for its own geometry and for the other's; both are reserved from the beginning.
 */
export function describedRooms(manifest: Manifest = readManifest()): DescribedRoom[] {
  const own = nameRooms(listRooms())
  const following = nameRooms([...followers().values()], own)
  return shownRooms(manifest).map((room) => {
    const words = (room.follows === undefined ? own : following).get(room.slug)
    if (!words) throw new Error(`${room.slug} has no name`)
    const { interests, lookingFor, features, tags } = textOf(room)
    return {
      room,
      ...words,
      interests,
      lookingFor,
      features,
      tags: [`style:${styleOf(room).name}`, `room-kind:${room.category.toLowerCase()}`, ...tags],
    }
  })
}

function pictureOf(slug: string, { files, placeholder, width, height }: RoomRender): Picture {
  const pathOf = (name: string) => `${BASE_PATH}/${slug}/${name}`
  const named = (size: number, kind: string) =>
    Object.keys(files).find((name) => name.startsWith(`${size}.`) && name.endsWith(`.${kind}`)) ?? ''
  const sources = FORMATS.map(({ kind, widths }) => ({
    type: `image/${kind}` as const,
    srcset: widths.map((size) => `${pathOf(named(size, kind))} ${size}w`).join(', '),
  }))
  /** For browsers without `source` support, and for tiles. */
  const light = pathOf(named(540, 'webp'))
  return { level: null, light, dark: null, width, height, sources, placeholder }
}

/** Designs with those of all rendered rooms appended, in place of the previous rooms. */
export const withRooms = (designs: readonly Design[]): Promise<Design[]> =>
  Promise.resolve([...designs.filter(({ plan }) => plan !== null), ...roomDesigns()])

/** Design of every room that is rendered and not archived, in the order of the list. */
export function roomDesigns(manifest: Manifest = readManifest()): Design[] {
  const described = describedRooms(manifest).filter(({ room: { slug } }) => manifest[slug] && isDealt(slug))
  const sets = picturedSets(
    manifest,
    described.map(({ room }) => room.slug),
  )
  return described.flatMap(({ room, title, description, interests, lookingFor, features, tags }) => {
    const render = manifest[room.slug]
    if (!render) return []
    const picture = pictureOf(room.slug, render)
    const sameRoom = sets.get(room.slug)
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
      ...(sameRoom !== undefined && { sameRoom }),
    }
  })
}
