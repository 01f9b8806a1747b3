import type { CardDesign, CardPlan, Picture } from '@dream/contract/api/designs/design'

/** One of the things to look at in the details: a storey's drawing, the house from the street, a photograph, or the whole house as a model. */
export type Page = {
  kind: 'drawing' | 'street' | 'picture' | 'model'
  /** What its button says. */
  name: string
  picture: Picture
  /** What is shown first, in shares of the picture. */
  focus: { x: number; y: number }
  /** The house from the street in its styles, the first of which is the page's picture. */
  styles?: readonly { name: string; picture: Picture }[]
}

const STOREYS = { ground: 'Ground', upper: 'Upper' } as const

const MIDDLE = { x: 0.5, y: 0.5 }

/** All there is to look at, the drawings first. */
export function pagesOf(design: CardDesign): Page[] {
  const isDrawn = design.drawings.length > 0
  const first = isDrawn ? design.drawings : design.pictures
  const kind = design.plan ? 'drawing' : 'picture'
  return [
    ...first.map((picture): Page => {
      const focus = kind === 'drawing' ? focusOf(picture, design.plan) : MIDDLE
      return { kind, name: nameOf(picture, first.length), picture, focus }
    }),
    ...streetOf(viewsOf(design)),
    ...viewsOf(design)
      .filter((picture) => !styleIn(picture))
      .map((picture): Page => ({
        kind: 'model',
        name: 'Doll’s house',
        picture,
        focus: MIDDLE,
      })),
  ]
}

const STYLES: Readonly<Record<string, string>> = { hipped: 'Hip roof', gabled: 'Gables', flat: 'Flat roof' }

/** The style of an elevation stands in its file's name. */
const styleIn = ({ light }: Picture) => STYLES[/\/street-(\w+)\.\w+\.svg$/.exec(light)?.[1] ?? '']

function streetOf(views: readonly Picture[]): Page[] {
  const styles = views.flatMap((picture) => {
    const name = styleIn(picture)
    return name ? [{ name, picture }] : []
  })
  const [first] = styles
  return first ? [{ kind: 'street', name: 'Street', picture: first.picture, focus: MIDDLE, styles }] : []
}

const nameOf = ({ level }: Picture, count: number) => (count > 1 ? STOREYS[level ?? 'ground'] : 'Plan')

/** Detail drawings have so many pixels a metre, and the house in their middle. */
const PX_PER_M = 100

/** Where a storey is lived in. */
function focusOf({ level, height }: Picture, plan: CardPlan | null) {
  const middle = plan?.livedAt?.[level ?? 'ground'] ?? null
  if (!plan || middle === null) return MIDDLE
  // The rear is at the top of the drawing.
  return { x: 0.5, y: 0.5 + ((plan.houseDepth / 2 - middle) * PX_PER_M) / height }
}

/** A card that this device saved from an earlier build has no views. */
const viewsOf = ({ views = [] }: Partial<Pick<CardDesign, 'views'>>) => views

/** What a screen reader says of a page's picture. */
export function spokenPage({ kind, name }: Page, title: string): string {
  if (kind === 'model') return `Doll’s house of ${title}, a concept render: its rooms seen from above`
  if (kind === 'street') return `${title} from the street, drawn to scale`
  if (kind === 'picture') return `Picture of ${title}`
  return name === 'Plan' ? `Drawing of ${title}` : `Drawing of ${title}, ${name.toLowerCase()} level`
}
