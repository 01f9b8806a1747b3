import type { DesignDocument, DocumentPlan } from '../../../api/admin/catalogue/design-document.ts'

/** Gap of a design that prevents publishing: its field, dotted when nested, and the words for people. */
export type Gap = { field: string; words: string }

type Needed<T> = readonly (readonly [field: Extract<keyof T, string>, words: string])[]

const FACTS: Needed<DesignDocument> = [
  ['bedrooms', 'Needs a number of bedrooms'],
  ['bathrooms', 'Needs a number of bathrooms'],
  ['garages', 'Needs a number of car spaces, 0 for none'],
  ['frontage', 'Needs a frontage: the narrowest lot it suits'],
  ['totalArea', 'Needs a total area'],
]

const PLAN_FACTS: Needed<DocumentPlan> = [
  ['storeys', 'Needs its storeys: one or two'],
  ['houseWidth', 'Needs the width of the house'],
  ['houseDepth', 'Needs the depth of the house'],
  ['minLotDepth', 'Needs the shortest lot it suits'],
]

/** Lists missing or contradictory facts in the editor's order. Empty: it can be published. */
export function gapsOf(document: DesignDocument): Gap[] {
  const isPlan = document.category === 'Floor Plan'
  return [
    ...(document.title === '' ? [gap('title', 'Needs a name')] : []),
    ...(document.description === '' ? [gap('description', 'Needs a line under its name')] : []),
    ...(isPlan ? planGaps(document) : []),
    ...pictureGaps(document),
  ]
}

const gap = (field: string, words: string): Gap => ({ field, words })

function planGaps(document: DesignDocument): Gap[] {
  const { plan } = document
  if (!plan) return [gap('plan', 'Needs the facts of its floor plan')]
  return [
    ...missing(document, FACTS, ''),
    ...missing(plan, PLAN_FACTS, 'plan.'),
    ...contradictions(document, plan),
  ]
}

const missing = <T>(of: T, needed: Needed<T>, prefix: string): Gap[] =>
  needed.filter(([field]) => of[field] === null).map(([field, words]) => gap(`${prefix}${field}`, words))

/** Contradictory facts, which would wrongly tell a buyer that a house fits their block. */
function contradictions({ frontage, totalArea }: DesignDocument, plan: DocumentPlan): Gap[] {
  const { houseWidth, houseDepth, minLotDepth, areas } = plan
  const found: (Gap | false)[] = [
    frontage !== null &&
      houseWidth !== null &&
      frontage < houseWidth &&
      gap('frontage', 'The frontage is narrower than the house'),
    minLotDepth !== null &&
      houseDepth !== null &&
      minLotDepth < houseDepth &&
      gap('plan.minLotDepth', 'The shortest lot is shorter than the house'),
    totalArea !== null &&
      areas.ground + areas.upper > totalArea + 1 &&
      gap('totalArea', 'The total area is smaller than its floors'),
  ]
  return found.filter((each) => each !== false)
}

function pictureGaps({ category, pictures, plan }: DesignDocument): Gap[] {
  if (category !== 'Floor Plan') return pictures.length === 0 ? [gap('pictures', 'Needs a picture')] : []
  if (pictures.length === 0) return [gap('pictures', 'Needs a drawing of its plan')]
  const hasUpper = pictures.some(({ level }) => level === 'upper')
  if (plan?.storeys === 2 && !hasUpper) return [gap('pictures', 'Needs a drawing of its upper storey')]
  return plan?.storeys === 1 && hasUpper
    ? [gap('pictures', 'Has a drawing of an upper storey, and one storey')]
    : []
}

/** Gaps as one line: "Needs a name. Needs a frontage: …". */
export const gapsText = (gaps: readonly Gap[]): string => gaps.map(({ words }) => `${words}.`).join(' ')
