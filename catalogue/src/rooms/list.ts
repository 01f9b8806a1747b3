import { type Random, seeded } from '#plan/random.ts'
import { type Alfresco, designAlfresco } from '#scene/alfresco/alfresco-design.ts'
import { alfrescoScene } from '#scene/alfresco/alfresco.ts'
import { type Bathroom, bathroomAfter, designBathroom } from '#scene/bathroom/bathroom-design.ts'
import { bathroomScene } from '#scene/bathroom/bathroom.ts'
import { designFacade, type Facade } from '#scene/facade/facade-design.ts'
import { facadeScene } from '#scene/facade/facade.ts'
import { designKitchen, type Kitchen, kitchenAfter } from '#scene/kitchen/kitchen-design.ts'
import { kitchenScene } from '#scene/kitchen/kitchen.ts'
import { designLiving, type Living, livingAfter } from '#scene/living/living-design.ts'
import { livingScene } from '#scene/living/living.ts'
import type { Scene } from '#scene/shapes.ts'
import { type Style, STYLES } from '#scene/styles.ts'
import { atDusk, type Hour } from '#scene/dusk.ts'
import { frontFor } from './fronts.ts'

type Drawn<Made> = {
  made: () => Made
  /** Builds the scene of its own design, or of a following room's design: both use this room's random stream. */
  scene: (made?: Made) => Scene
}

/** A room of the catalogue: its design, and the scene that shows it. */
export type Room = {
  slug: string
  /** Slug of the room whose geometry it takes. */
  follows?: string
} & (
  | ({ category: 'Kitchen' } & Drawn<Kitchen>)
  | ({ category: 'Bathroom' } & Drawn<Bathroom>)
  | ({ category: 'Living' } & Drawn<Living>)
  | ({ category: 'Alfresco' } & Drawn<Alfresco>)
  | ({ category: 'Facade' } & Drawn<Facade>)
)

const PER_STYLE = { Kitchen: 6, Bathroom: 5, Living: 5, Alfresco: 3, Facade: 3 } as const
export const ROOM_CATEGORIES = ['Kitchen', 'Bathroom', 'Living', 'Alfresco', 'Facade'] as const
type Category = (typeof ROOM_CATEGORIES)[number]

type Recipe<Made> = {
  design: (random: Random) => Made
  show: (random: Random, made: Made) => Scene
}

/** Rooms added to styles whose other rooms look too much alike. */
const BESIDES = new Set(['alfresco-hamptons-4'])
/** Rooms rejected: too similar to another one, or not good enough to be shown. */
const THROWN_OUT = new Set([
  'alfresco-mediterranean-3',
  'bathroom-industrial-1',
  'bathroom-farmhouse-4',
  'bathroom-japandi-4',
  'bathroom-mediterranean-1',
  'bathroom-mediterranean-2',
  'bathroom-mediterranean-5',
  'kitchen-contemporary-3',
  'living-mediterranean-5',
])

/** Rooms that are seen in the evening; the rooms that follow them are too. */
const AT_DUSK = new Set([
  'bathroom-contemporary-3',
  'bathroom-farmhouse-3',
  'bathroom-hamptons-2',
  'bathroom-hamptons-5',
  'bathroom-industrial-5',
  'bathroom-mid-century-5',
  'kitchen-coastal-4',
  'kitchen-contemporary-1',
  'kitchen-farmhouse-2',
  'kitchen-farmhouse-4',
  'kitchen-hamptons-2',
  'kitchen-japandi-2',
  'kitchen-japandi-4',
  'kitchen-mediterranean-4',
  'kitchen-mid-century-3',
  'living-contemporary-3',
  'living-farmhouse-1',
  'living-farmhouse-2',
  'living-hamptons-2',
  'living-mediterranean-1',
  'living-mediterranean-3',
])

const hourOf = (slug: string): { hour?: Hour } => (AT_DUSK.has(slug) ? { hour: 'dusk' } : {})

/** Design and arrangement come from one random stream, so the scene restarts it. */
const drawn = <Made>(slug: string, { design, show }: Recipe<Made>): Drawn<Made> => ({
  made: () => design(seeded(slug)),
  scene: (made) => {
    const random = seeded(slug)
    const own = design(random)
    return show(random, made ?? own)
  },
})

/** Shows a room by day, or after sunset. */
const atHour =
  <Made extends { hour?: Hour }>(show: Recipe<Made>['show']): Recipe<Made>['show'] =>
  (random, made) =>
    made.hour ? atDusk(show(random, made)) : show(random, made)

const slugOf = (category: Category, style: Style, number: number) =>
  `${category.toLowerCase()}-${style.name}-${number}`

const isWanted = (category: Category, style: Style, number: number) =>
  number <= PER_STYLE[category] || BESIDES.has(slugOf(category, style, number))

function roomOf(category: Category, style: Style, number: number): Room {
  const slug = slugOf(category, style, number)
  if (category === 'Kitchen') {
    const design = (random: Random) => ({ ...designKitchen(random, style, number), ...hourOf(slug) })
    return { slug, category, ...drawn(slug, { design, show: atHour(kitchenScene) }) }
  }
  if (category === 'Bathroom') {
    const design = (random: Random) => ({ ...designBathroom(random, style, number), ...hourOf(slug) })
    return { slug, category, ...drawn(slug, { design, show: atHour(bathroomScene) }) }
  }
  if (category === 'Living') {
    const design = (random: Random) => ({ ...designLiving(random, style, number), ...hourOf(slug) })
    return { slug, category, ...drawn(slug, { design, show: atHour(livingScene) }) }
  }
  if (category === 'Alfresco') {
    const design = (random: Random) => designAlfresco(random, style, number)
    return { slug, category, ...drawn(slug, { design, show: alfrescoScene }) }
  }
  const design = (random: Random) => designFacade(random, style, { front: frontFor(slug).front, number })
  return { slug, category, ...drawn(slug, { design, show: facadeScene }) }
}

/** Copies camera and lights of the leading room, because props of another style consume the random stream differently. */
const seenAs = (scene: Scene, { camera, lights }: Scene): Scene => ({ ...scene, camera, lights })

/** A room in the geometry of another, with its own slug, style and materials. */
export function roomAfter(leader: Room, room: Room): Room {
  const follows = leader.slug
  if (room.category === 'Kitchen' && leader.category === 'Kitchen') {
    const made = () => kitchenAfter(leader.made(), room.made())
    return { ...room, follows, made, scene: () => seenAs(leader.scene(made()), leader.scene()) }
  }
  if (room.category === 'Living' && leader.category === 'Living') {
    const made = () => livingAfter(leader.made(), room.made())
    return { ...room, follows, made, scene: () => seenAs(leader.scene(made()), leader.scene()) }
  }
  if (room.category === 'Bathroom' && leader.category === 'Bathroom') {
    const made = () => bathroomAfter(leader.made(), room.made())
    return { ...room, follows, made, scene: () => seenAs(leader.scene(made()), leader.scene()) }
  }
  throw new Error(`${room.slug} cannot follow ${leader.slug}`)
}

/** Every room by its own seed, in rendering order: one of each style and category first, so that a partial run is varied too. */
export function listRooms(): Room[] {
  return [1, 2, 3, 4, 5, 6]
    .flatMap((number) =>
      STYLES.flatMap((style) =>
        ROOM_CATEGORIES.filter((category) => isWanted(category, style, number)).map((category) =>
          roomOf(category, style, number),
        ),
      ),
    )
    .filter(({ slug }) => !THROWN_OUT.has(slug))
}
