import type { Design, Picture } from '@dream/contract/api/designs/design'
import { idOf } from '#describe/describe.ts'
import { listRooms, type Room } from './list.ts'
import { FORMATS, type Manifest, type RoomRender, readManifest } from './manifest.ts'
import { alfrescoText } from './text/alfresco-text.ts'
import { bathroomText } from './text/bathroom-text.ts'
import { facadeText } from './text/facade-text.ts'
import { kitchenText } from './text/kitchen-text.ts'
import { livingText } from './text/living-text.ts'
import type { RoomText } from './text/sentences.ts'

const BASE_PATH = '/media/rooms'
/** What fits one line of a card, and two. */
const MAX_TITLE_LENGTH = 28
const MAX_DESCRIPTION_LENGTH = 96

function textOf(room: Room): RoomText {
  if (room.category === 'Kitchen') return kitchenText(room.made(), room.slug)
  if (room.category === 'Bathroom') return bathroomText(room.made(), room.slug)
  if (room.category === 'Living') return livingText(room.made(), room.slug)
  if (room.category === 'Alfresco') return alfrescoText(room.made(), room.slug)
  return facadeText(room.made(), room.slug)
}

const styleOf = (room: Room) => room.made().style

export type DescribedRoom = Omit<RoomText, 'titles' | 'descriptions'> & {
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

/** The texts of all rooms, rendered or not, so that a new render never changes another room's name. */
export function describedRooms(): DescribedRoom[] {
  const titles = new Set<string>()
  const descriptions = new Set<string>()
  return listRooms().map((room) => {
    const text = textOf(room)
    const short = text.titles.filter((title) => title.length <= MAX_TITLE_LENGTH)
    const fitting = text.descriptions.filter((line) => line.length <= MAX_DESCRIPTION_LENGTH)
    const { interests, lookingFor, features, tags } = text
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

function pictureOf(slug: string, { files, placeholder, width, height }: RoomRender): Picture {
  const pathOf = (name: string) => `${BASE_PATH}/${slug}/${name}`
  const named = (size: number, kind: string) =>
    Object.keys(files).find((name) => name.startsWith(`${size}.`) && name.endsWith(`.${kind}`)) ?? ''
  const sources = FORMATS.map(({ kind, widths }) => ({
    type: `image/${kind}` as const,
    srcset: widths.map((size) => `${pathOf(named(size, kind))} ${size}w`).join(', '),
  }))
  /** For browsers that know no sources, and for tiles. */
  const light = pathOf(named(540, 'webp'))
  return { level: null, light, dark: null, width, height, sources, placeholder }
}

/** The designs with those of all rendered rooms behind them, in place of the rooms they had. */
export const withRooms = (designs: readonly Design[]): Promise<Design[]> =>
  Promise.resolve([...designs.filter(({ plan }) => plan !== null), ...roomDesigns()])

/** A design for every room that is rendered, in the order of the list. */
export function roomDesigns(manifest: Manifest = readManifest()): Design[] {
  return describedRooms().flatMap(({ room, title, description, interests, lookingFor, features, tags }) => {
    const render = manifest[room.slug]
    if (!render) return []
    const picture = pictureOf(room.slug, render)
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
