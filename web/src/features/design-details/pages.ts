import type { CardDesign, CardPlan, Picture } from '@dream/contract/api/designs/design'

/** Page of the viewer: a storey's drawing, the house from the street, a photograph, or the whole house as a model. */
export type Page = {
  kind: 'drawing' | 'street' | 'picture' | 'model'
  /** Label of its button. */
  name: string
  picture: Picture
  /** Initial focus, in fractions of the picture. */
  focus: { x: number; y: number }
  /** Variants of the page: a front in its styles, a model from its sides. The first is the page's picture. */
  variants?: Variants
}

export type Variants = { label: string; list: readonly { name: string; picture: Picture }[] }

const STOREYS = { ground: 'Ground', upper: 'Upper' } as const

const MIDDLE = { x: 0.5, y: 0.5 }

/** Pages of a design, the drawings first. */
export function pagesOf(design: CardDesign): Page[] {
  const isDrawn = design.drawings.length > 0
  const first = isDrawn ? design.drawings : design.pictures
  const kind = design.plan ? 'drawing' : 'picture'
  return [
    ...first.map((picture): Page => {
      const focus = kind === 'drawing' ? focusOf(picture, design.plan) : MIDDLE
      return { kind, name: nameOf(picture, first.length), picture, focus }
    }),
    ...streetOf(design.views),
    ...modelOf(design.views),
  ]
}

const STYLES: Readonly<Record<string, string>> = { hipped: 'Hip roof', gabled: 'Gables', flat: 'Flat roof' }

/** Style of an elevation, from its file name. */
const styleIn = ({ light }: Picture) => STYLES[/\/street-(\w+)\.\w+\.svg$/.exec(light)?.[1] ?? '']

function streetOf(views: readonly Picture[]): Page[] {
  const list = views.flatMap((picture) => {
    const name = styleIn(picture)
    return name ? [{ name, picture }] : []
  })
  const [first] = list
  if (!first) return []
  const variants = { label: 'Style of the front', list }
  return [{ kind: 'street', name: 'Street', picture: first.picture, focus: MIDDLE, variants }]
}

/** Names of the sides of a doll's house, by the part of its file name. */
const SIDE_NAMES: Readonly<Record<string, string>> = { street: 'From the street', garden: 'From the garden' }
const sideIn = ({ light }: Picture) => /^\/media\/dollhouse\/(\w+)\./.exec(light)?.[1] ?? ''

/** Model page of the house: from the street, then from the garden; or the views that a builder has uploaded. */
function modelOf(views: readonly Picture[]): Page[] {
  const list = views
    .filter((picture) => !styleIn(picture))
    .map((picture, index) => ({ name: SIDE_NAMES[sideIn(picture)] ?? `View ${index + 1}`, picture }))
  const [first] = list
  if (!first) return []
  const variants = { label: 'View of the house', list }
  return [{ kind: 'model', name: 'Doll’s house', picture: first.picture, focus: MIDDLE, variants }]
}

const nameOf = ({ level }: Picture, count: number) => (count > 1 ? STOREYS[level ?? 'ground'] : 'Plan')

/** Resolution of the detail drawings, with the house in their middle. */
const PX_PER_M = 100

/** Focus on the living area of a storey. */
function focusOf({ level, height }: Picture, plan: CardPlan | null) {
  const middle = plan?.livedAt?.[level ?? 'ground'] ?? null
  if (!plan || middle === null) return MIDDLE
  // The rear is at the top of the drawing.
  return { x: 0.5, y: 0.5 + ((plan.houseDepth / 2 - middle) * PX_PER_M) / height }
}

/** Alternative text of a page's picture. */
export function spokenPage({ kind, name, picture }: Page, title: string): string {
  if (kind === 'model') {
    const side = sideIn(picture) === 'garden' ? ' from its garden' : ''
    return `Doll’s house of ${title}${side}, a concept render: its rooms seen from above`
  }
  if (kind === 'street') return `${title} from the street, drawn to scale`
  if (kind === 'picture') return `Picture of ${title}`
  return name === 'Plan' ? `Drawing of ${title}` : `Drawing of ${title}, ${name.toLowerCase()} level`
}
