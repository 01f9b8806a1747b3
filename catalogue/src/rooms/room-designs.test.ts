import { Design } from '@dream/contract/api/designs/design'
import { expect, it } from 'vitest'
import { basinsOf } from '#scene/bathroom/bathroom.ts'
import { upstairsOf } from '#scene/facade/facade-design.ts'
import { hasIsland, hasSinkInIsland } from '#scene/kitchen/kitchen-design.ts'
import { showsBattens, showsLining, showsVanity } from '#testing/in-picture.ts'
import type { Room } from './list.ts'
import { type DescribedRoom, describedRooms, roomDesigns } from './room-designs.ts'

const rooms = describedRooms()
const textOf = ({ title, description, interests, lookingFor, features }: DescribedRoom) =>
  [title, description, ...interests, ...lookingFor, ...features].join('\n').toLowerCase()

const hasKitchenTable = (room: Room) => room.category === 'Kitchen' && !hasIsland(room.made())

/** Texts that claim something, and the design that a room must have to use them. */
const PROMISES: readonly (readonly [text: RegExp, isKept: (room: Room) => boolean])[] = [
  [
    /waterfall|both ends of the island/,
    (room) => room.category === 'Kitchen' && hasIsland(room.made()) && room.made().island.waterfall,
  ],
  [/shaker/, (room) => room.made().style.fronts.kind === 'shaker'],
  [/v-groove/, (room) => room.made().style.fronts.kind === 'vjoint'],
  [/slatted .*island/, (room) => room.category === 'Kitchen' && room.made().island.base === 'battens'],
  [/pantry/, (room) => room.category === 'Kitchen' && room.made().tall > 0],
  [/open .*shelves/, (room) => room.category === 'Kitchen' && room.made().upper === 'shelf'],
  [/\bhood\b/, (room) => room.category === 'Kitchen' && room.made().upper === 'hood'],
  [
    /sink in the island|sink is in the island/,
    (room) => room.category === 'Kitchen' && hasSinkInIsland(room.made()),
  ],
  [
    /three stools/,
    (room) => room.category === 'Kitchen' && hasIsland(room.made()) && room.made().island.stools === 3,
  ],
  [/two globe pendants/, (room) => room.category === 'Kitchen' && room.made().pendants.count === 2],
  [/subway/, (room) => kindOfTiles(room) === 'subway'],
  [
    /freestanding bath|oval bath/,
    (room) => room.category === 'Bathroom' && room.made().bath === 'freestanding',
  ],
  [/built-in bath|built in below/, (room) => room.category === 'Bathroom' && room.made().bath === 'built-in'],
  [/walk-in shower/, (room) => room.category === 'Bathroom' && room.made().shower],
  [
    /two basins|double vanity/,
    (room) => room.category === 'Bathroom' && showsVanity(room) && basinsOf(room.made()) === 2,
  ],
  [/vanity|mirror|one basin/, (room) => room.category === 'Bathroom' && showsVanity(room)],
  [
    /floats above|wall-hung/,
    (room) => room.category === 'Bathroom' && room.made().vanity.kind === 'wall-hung',
  ],
  [
    /fireplace|fireside|winter fires/,
    (room) => room.category === 'Living' && room.made().focus === 'fireplace',
  ],
  [/books left and right/, (room) => room.category === 'Living' && room.made().view !== 'corner'],
  [/media wall|movie nights/, (room) => room.category === 'Living' && room.made().focus === 'joinery'],
  [
    /glass to garden|a garden view/,
    (room) => (room.category === 'Living' || room.category === 'Bathroom') && room.made().view === 'garden',
  ],
  [
    /vj boards|panelled wall|wall panels|panelling|slatted dado|brick wall|limewashed/,
    (room) => room.category === 'Alfresco' || showsLining(room),
  ],
  [/\bbatten/, (room) => room.category === 'Facade' || showsBattens(room)],
  [/curtain/, (room) => room.category === 'Living' && room.made().curtain && room.made().view === 'garden'],
  [/sideboard/, (room) => room.category === 'Living' && room.made().focus === 'art'],
  [/armchair/, (room) => room.category === 'Living' && room.made().chairs > 0],
  [/floor lamp|lamplight and/, (room) => room.category === 'Living' && room.made().lamp],
  [/three metre|3 m ceiling|high ceiling/, (room) => 'size' in room.made() && heightOf(room) > 2.8],
  [/barbecue/, (room) => room.category === 'Alfresco' && room.made().kitchen],
  [/table for four/, (room) => room.category === 'Alfresco' && !room.made().lounge],
  [/table for six/, (room) => (room.category === 'Alfresco' ? !room.made().lounge : hasKitchenTable(room))],
  [/no island|six chairs|homework/, hasKitchenTable],
  [/corner kitchen|corner bench/, (room) => room.category === 'Kitchen' && room.made().layout === 'corner'],
  [/two .* sofas/, (room) => room.category === 'Living' && room.made().layout === 'pair'],
  [/\bthrow\b/, (room) => room.category === 'Living' && room.made().layout === 'facing'],
  [/bath at the|tiled ledge/, (room) => room.category === 'Bathroom' && room.made().layout === 'bath'],
  [/\bpool\b|laps/, (room) => room.category === 'Alfresco' && room.made().pool],
  [/glass doors/, (room) => room.category === 'Alfresco' && room.made().view === 'lawn'],
  [/outdoor sofa|low sofa/, (room) => room.category === 'Alfresco' && room.made().lounge],
  [/open on two sides|garden seat/, (room) => room.category === 'Alfresco' && !room.made().kitchen],
  [
    /lined ceiling|boards overhead/,
    (room) => room.category === 'Alfresco' && room.made().ceiling === 'timber',
  ],
  [
    /double garage/,
    (room) =>
      room.category === 'Facade' &&
      room.made().front.parts.some((part) => part.kind === 'garage' && part.to - part.from > 4.4),
  ],
  [/two storeys|two-storey/, (room) => room.category === 'Facade' && room.made().front.storeys === 2],
  [
    /one level|no stairs|single-storey/,
    (room) => room.category === 'Facade' && room.made().front.storeys === 1,
  ],
  [
    /porch/,
    (room) => room.category === 'Facade' && room.made().front.parts.some((part) => part.kind === 'porch'),
  ],
  [/dusk|evening:|by lamplight|fire (is )?lit/, isAtDusk],
  [/garden light|in the sun|by day/, (room) => !isAtDusk(room)],
  [/gabled/, (room) => room.category === 'Facade' && room.made().roof === 'gable'],
  [/clipped|neat hedges/, (room) => room.category === 'Facade' && room.made().planting === 'clipped'],
  [/weatherboard/, (room) => room.category === 'Facade' && claddingsOf(room).includes('weatherboard')],
  [/walnut/, (room) => room.made().timber === 'walnut'],
  [/blackbutt/, (room) => room.made().timber === 'blackbutt'],
  [/spotted gum/, (room) => room.made().timber === 'spottedGum'],
  [/limed timber/, (room) => room.made().timber === 'whitewash'],
  [/calacatta/, (room) => 'stone' in room.made() && stoneOf(room) === 'calacatta'],
  [/carrara/, (room) => stoneOf(room) === 'carrara'],
  [/travertine/, (room) => stoneOf(room) === 'travertine'],
  [/soapstone/, (room) => stoneOf(room) === 'soapstone'],
  [/brass/, (room) => metalOf(room) === 'brass'],
  [/copper/, (room) => metalOf(room) === 'copper'],
  [/chrome/, (room) => metalOf(room) === 'chrome'],
  [/nickel/, (room) => metalOf(room) === 'nickel'],
]

function isAtDusk(room: Room): boolean {
  return room.category !== 'Alfresco' && room.made().hour === 'dusk'
}

function kindOfTiles(room: Room): string | null {
  if (room.category === 'Kitchen') return room.made().splash.kind
  return room.category === 'Bathroom' ? room.made().tiling.kind : null
}

const heightOf = (room: Room) => (room.category === 'Facade' ? 0 : room.made().size.height)
const stoneOf = (room: Room) => (room.category === 'Facade' ? null : room.made().stone)
const metalOf = (room: Room) => (room.category === 'Facade' ? null : room.made().metal)
const claddingsOf = (room: Room) =>
  room.category === 'Facade' ? [room.made().main, room.made().feature, upstairsOf(room.made())] : []

it.each(PROMISES)('a room says %s only when its design has it', (text, isKept) => {
  const saying = rooms.filter((room) => text.test(textOf(room)))

  expect(saying.length).toBeGreaterThan(0)
  expect(saying.filter(({ room }) => !isKept(room)).map(({ room }) => room.slug)).toEqual([])
})

it('gives every room a title and a description of its own', () => {
  expect(new Set(rooms.map(({ title }) => title)).size).toBe(rooms.length)
  expect(new Set(rooms.map(({ description }) => description)).size).toBe(rooms.length)
})

it('keeps chips short and few enough for a card', () => {
  const chips = rooms.flatMap(({ interests, lookingFor }) => [...interests, ...lookingFor])

  expect(chips.filter((chip) => chip.length > 15)).toEqual([])
  for (const { interests, lookingFor, features } of rooms) {
    expect(interests.length).toBeGreaterThanOrEqual(2)
    expect(interests.length).toBeLessThanOrEqual(5)
    expect(lookingFor.length).toBeGreaterThanOrEqual(2)
    expect(lookingFor.length).toBeLessThanOrEqual(4)
    expect(features.length).toBeGreaterThanOrEqual(3)
    expect(features.length).toBeLessThanOrEqual(8)
    expect(new Set([...interests, ...lookingFor]).size).toBe(interests.length + lookingFor.length)
  }
})

const files = ['800.aa.avif', '540.cc.avif', '540.dd.webp', '360.ee.avif']
const render = {
  scene: 'x',
  design: 'y',
  samples: 64,
  files: Object.fromEntries(files.map((name) => [name, 'hash'])),
  placeholder: 'data:image/webp;base64,AA',
  width: 800,
  height: 1067,
}

it('makes a design of a rendered room, with its picture in all available widths and formats, and none of other rooms', () => {
  const designs = roomDesigns({ 'kitchen-japandi-1': render })

  expect(designs.map((design) => Design.parse(design))).toEqual(designs)
  expect(designs).toHaveLength(1)
  expect(designs[0]).toMatchObject({
    slug: 'kitchen-japandi-1',
    category: 'Kitchen',
    plan: null,
    bedrooms: null,
  })
  expect(designs[0]?.pictures[0]?.sources).toEqual([
    {
      type: 'image/avif',
      srcset:
        '/media/rooms/kitchen-japandi-1/800.aa.avif 800w, /media/rooms/kitchen-japandi-1/540.cc.avif 540w, /media/rooms/kitchen-japandi-1/360.ee.avif 360w',
    },
    {
      type: 'image/webp',
      srcset: '/media/rooms/kitchen-japandi-1/540.dd.webp 540w',
    },
  ])
})

it('makes no design of an archived kind, whose picture is kept', () => {
  const archived = ['kitchen-japandi-6', 'facade-coastal-1', 'facade-mid-century-3', 'alfresco-hamptons-2']

  expect(roomDesigns(Object.fromEntries(archived.map((slug) => [slug, render])))).toEqual([])
})
