import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { CatalogueFile, type PlanFacts } from '@dream/contract/api/design'
import { hash, seeded } from '#plan/random.ts'
import { type Alfresco, designAlfresco } from '#scene/alfresco-design.ts'
import { alfrescoScene } from '#scene/alfresco.ts'
import { type Bathroom, designBathroom } from '#scene/bathroom-design.ts'
import { bathroomScene } from '#scene/bathroom.ts'
import { type Kitchen, designKitchen } from '#scene/kitchen-design.ts'
import { kitchenScene } from '#scene/kitchen.ts'
import { type Living, designLiving } from '#scene/living-design.ts'
import { livingScene } from '#scene/living.ts'
import { designFacade, type Facade } from '#scene/facade-design.ts'
import { facadeScene } from '#scene/facade.ts'
import { frontOf } from '#scene/front.ts'
import type { Scene } from '#scene/shapes.ts'
import { STYLES } from '#scene/styles.ts'

/** A room of the catalogue: what it is made of and the scene that shows it. */
export type Room =
  | { slug: string; category: 'Kitchen'; made: Kitchen; scene: Scene }
  | { slug: string; category: 'Bathroom'; made: Bathroom; scene: Scene }
  | { slug: string; category: 'Living'; made: Living; scene: Scene }
  | { slug: string; category: 'Alfresco'; made: Alfresco; scene: Scene }
  | { slug: string; category: 'Facade'; made: Facade; scene: Scene }

const PER_STYLE = { Kitchen: 6, Bathroom: 5, Living: 5, Alfresco: 3, Facade: 3 } as const
export const ROOM_CATEGORIES = ['Kitchen', 'Bathroom', 'Living', 'Alfresco', 'Facade'] as const

function roomOf(
  category: (typeof ROOM_CATEGORIES)[number],
  style: (typeof STYLES)[number],
  number: number,
): Room {
  const slug = `${category.toLowerCase()}-${style.name}-${number}`
  const random = seeded(slug)
  if (category === 'Kitchen') {
    const made = designKitchen(random, style)
    return { slug, category, made, scene: kitchenScene(random, made) }
  }
  if (category === 'Bathroom') {
    const made = designBathroom(random, style)
    return { slug, category, made, scene: bathroomScene(random, made) }
  }
  if (category === 'Facade') {
    const made = designFacade(random, style, frontOf(planFor(slug)))
    return { slug, category, made, scene: facadeScene(random, made) }
  }
  if (category === 'Alfresco') {
    const made = designAlfresco(random, style)
    return { slug, category, made, scene: alfrescoScene(random, made) }
  }
  const made = designLiving(random, style)
  return { slug, category, made, scene: livingScene(random, made) }
}

let plans: PlanFacts[] = []

/** The plan whose front a facade builds: always the same one of the library for the same slug. */
function planFor(slug: string): PlanFacts {
  if (plans.length === 0) {
    const file = readFileSync(join(import.meta.dirname, '../../library/designs.json'), 'utf8')
    plans = CatalogueFile.parse(JSON.parse(file)).designs.flatMap(({ plan }) => plan ?? [])
  }
  const plan = plans[hash(slug) % plans.length]
  if (!plan) throw new Error('The library has no plans yet')
  return plan
}

/** Every room in the order in which it is printed: one of each style and category first, so that a part is varied too. */
export function listRooms(): Room[] {
  return [1, 2, 3, 4, 5, 6].flatMap((number) =>
    STYLES.flatMap((style) =>
      ROOM_CATEGORIES.filter((category) => number <= PER_STYLE[category]).map((category) =>
        roomOf(category, style, number),
      ),
    ),
  )
}
