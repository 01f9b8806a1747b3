import type { Design } from '@dream/contract/api/designs/design'
import type { TopTag } from '@dream/contract/api/designs/tags'
import { TOP_TAGS_SHOWN } from '@dream/contract/rules/designs/collections'
import { factsOf } from '@dream/contract/rules/designs/facts'
import { SHARED_PAGE_DESIGNS } from '@dream/contract/rules/designs/shared-plans'

/** As opened by features/shared-pages. */
export type ShownPage = {
  kind: 'collection' | 'dna'
  name: string | null
  firstName: string | null
  note: string
  designs: readonly { design: Design; notes: readonly string[] }[]
  /** Number of designs in a collection, of which the first are shown. */
  held: number
  likes: number
  tags: readonly TopTag[]
}

type Values = ReadonlyMap<string, string>

/** Values and list rows of the page of a collection or of design DNA. Missing values are empty. */
export function pageValues(
  token: string,
  page: ShownPage,
): { values: Values; lists: ReadonlyMap<string, Values[]> } {
  const { kind, firstName, note, designs } = page
  const tags = page.tags.slice(0, TOP_TAGS_SHOWN)
  const title = page.name ?? dnaTitle(page)
  return {
    values: new Map([
      ['PAGE_TOKEN', token],
      ['PAGE_TITLE', title],
      ['PAGE_KIND', kind === 'dna' ? 'What somebody likes in a home' : 'Home designs, shared with you'],
      ['PAGE_BY', kind === 'collection' && firstName ? `Collected by ${firstName}` : ''],
      ['PAGE_SUMMARY', summaryOf(page)],
      ['PAGE_NOTE', note],
    ]),
    lists: new Map([
      ['DESIGNS', designs.map(designValues)],
      ['TAGS', tags.map((tag) => tagValues(tag, page.likes))],
    ]),
  }
}

export const dnaTitle = ({ firstName }: Pick<ShownPage, 'firstName'>) =>
  firstName ? `${firstName}’s design DNA` : 'A design DNA'

function summaryOf({ kind, designs, held, tags, likes }: ShownPage): string {
  if (kind === 'dna' && tags.length === 0) return 'Nothing stands out at the moment.'
  if (kind === 'dna')
    return tags
      .slice(0, 3)
      .map(({ label, likes: count }) => `${label}: ${count} of ${likes} likes`)
      .join(' · ')
  if (designs.length === 0) return 'Nothing in it at the moment.'
  if (held > SHARED_PAGE_DESIGNS) return `${designs.length} of ${held} designs`
  return designs.length === 1 ? 'One design' : `${designs.length} designs`
}

function designValues({ design, notes }: ShownPage['designs'][number]): Values {
  const { light = design.imageUrl, width = 1, height = 1 } = design.pictures[0] ?? {}
  return new Map([
    ['DESIGN_TITLE', design.title],
    [
      'DESIGN_FACTS',
      factsOf(design)
        .map(({ spoken }) => spoken)
        .join(', ') || design.category,
    ],
    ['DESIGN_PICTURE', light],
    ['DESIGN_WIDTH', String(width)],
    ['DESIGN_HEIGHT', String(height)],
    ['DESIGN_ALT', design.plan ? `Floor plan of ${design.title}` : `Picture of ${design.title}`],
    ['DESIGN_NOTES', notes.join('\n\n')],
  ])
}

const tagValues = ({ label, likes, usual }: TopTag, all: number): Values =>
  new Map([
    ['TAG_LABEL', label],
    ['TAG_LIKES', String(likes)],
    ['TAG_ALL', String(all)],
    ['TAG_USUAL', String(Math.round(usual * 100))],
  ])
