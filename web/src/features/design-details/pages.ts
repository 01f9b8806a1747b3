import type { Design, Picture } from '@dream/contract/api/design'

/** One of the things to look at in the details: a storey's drawing, a photograph, or the whole house as a model. */
export type Page = {
  kind: 'drawing' | 'picture' | 'model'
  /** What its button says. */
  name: string
  picture: Picture
}

const STOREYS = { ground: 'Ground', upper: 'Upper' } as const

/** All there is to look at, the drawings first. */
export function pagesOf(design: Design): Page[] {
  const isDrawn = design.drawings.length > 0
  const first = isDrawn ? design.drawings : design.pictures
  const kind = design.plan ? 'drawing' : 'picture'
  return [
    ...first.map((picture): Page => ({ kind, name: nameOf(picture, first.length), picture })),
    ...viewsOf(design).map((picture): Page => ({ kind: 'model', name: 'Doll’s house', picture })),
  ]
}

const nameOf = ({ level }: Picture, count: number) => (count > 1 ? STOREYS[level ?? 'ground'] : 'Plan')

/** A card that this device kept from an earlier build has no views. */
const viewsOf = ({ views = [] }: Partial<Pick<Design, 'views'>>) => views

/** What a screen reader says of a page's picture. */
export function spokenPage({ kind, name }: Page, title: string): string {
  if (kind === 'model') return `Doll’s house of ${title}, a concept render: its rooms seen from above`
  if (kind === 'picture') return `Picture of ${title}`
  return name === 'Plan' ? `Drawing of ${title}` : `Drawing of ${title}, ${name.toLowerCase()} level`
}
