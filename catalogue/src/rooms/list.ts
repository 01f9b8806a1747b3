import { type Random, seeded } from '#plan/random.ts'
import { type Alfresco, designAlfresco } from '#scene/alfresco/alfresco-design.ts'
import { alfrescoScene } from '#scene/alfresco/alfresco.ts'
import { type Bathroom, designBathroom } from '#scene/bathroom/bathroom-design.ts'
import { bathroomScene } from '#scene/bathroom/bathroom.ts'
import { designFacade, type Facade } from '#scene/facade/facade-design.ts'
import { facadeScene } from '#scene/facade/facade.ts'
import { type Kitchen, designKitchen } from '#scene/kitchen/kitchen-design.ts'
import { kitchenScene } from '#scene/kitchen/kitchen.ts'
import { type Living, designLiving } from '#scene/living/living-design.ts'
import { livingScene } from '#scene/living/living.ts'
import type { Scene } from '#scene/shapes.ts'
import { type Style, STYLES } from '#scene/styles.ts'
import { frontFor } from './fronts.ts'

type Drawn<Made> = { made: () => Made; scene: () => Scene }

/** A room of the catalogue: what it is made of, and the scene that shows it. */
export type Room = { slug: string } & (
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

/** Of styles whose other rooms look too much alike. */
const BESIDES = new Set(['alfresco-hamptons-4'])
/** Too like another room, or not good enough to be shown. */
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

/** What it is made of and how it stands come from one stream of choices, so the scene takes the stream from its start. */
const drawn = <Made>(slug: string, { design, show }: Recipe<Made>): Drawn<Made> => ({
  made: () => design(seeded(slug)),
  scene: () => {
    const random = seeded(slug)
    return show(random, design(random))
  },
})

const slugOf = (category: Category, style: Style, number: number) =>
  `${category.toLowerCase()}-${style.name}-${number}`

const isWanted = (category: Category, style: Style, number: number) =>
  number <= PER_STYLE[category] || BESIDES.has(slugOf(category, style, number))

function roomOf(category: Category, style: Style, number: number): Room {
  const slug = slugOf(category, style, number)
  if (category === 'Kitchen') {
    const design = (random: Random) => designKitchen(random, style, number)
    return { slug, category, ...drawn(slug, { design, show: kitchenScene }) }
  }
  if (category === 'Bathroom') {
    const design = (random: Random) => designBathroom(random, style, number)
    return { slug, category, ...drawn(slug, { design, show: bathroomScene }) }
  }
  if (category === 'Living') {
    const design = (random: Random) => designLiving(random, style, number)
    return { slug, category, ...drawn(slug, { design, show: livingScene }) }
  }
  if (category === 'Alfresco') {
    const design = (random: Random) => designAlfresco(random, style, number)
    return { slug, category, ...drawn(slug, { design, show: alfrescoScene }) }
  }
  const design = (random: Random) => designFacade(random, style, { front: frontFor(slug), number })
  return { slug, category, ...drawn(slug, { design, show: facadeScene }) }
}

/** Every room in the order in which it is rendered: one of each style and category first, so that a part is varied too. */
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
