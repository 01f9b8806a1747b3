import type { DealtDesign } from '@dream/contract/api/designs/deck'
import { fitOn, groundOf, houseOf } from '@dream/contract/rules/land/land-fit'
import type { Swiper } from './six-people.ts'
import type { Swiped } from './walk-deck.ts'

/** Window of consecutive cards in which repeats of a template are counted. */
const WINDOW = 15

/** Prints the cards in the order that the person saw them, and their statistics. */
export function reportDeck(person: Swiper, swiped: readonly Swiped[]): void {
  console.log(`\n${person.name}`)
  swiped.forEach(({ design, isLiked, reason }, at) =>
    console.log(
      [
        String(at + 1).padStart(3),
        isLiked ? '♥' : '·',
        (hasAsked(person, design) ? '✓' : ' ').padEnd(1),
        cardText(design),
        reason ? `[${reason}]` : '',
        design.why ?? '',
        design.notice ? `<< ${design.notice} >>` : '',
      ].join(' '),
    ),
  )
  const plans = swiped.map(({ design }) => design).filter(({ plan }) => plan !== null)
  const templates = plans.map(({ plan }) => plan?.template ?? '')
  const figures = {
    plans: plans.length,
    'what was asked': plans.filter((design) => hasAsked(person, design)).length,
    liked: swiped.filter(({ isLiked }) => isLiked).length,
    templates: new Set(templates).size,
    'near twins': plans.filter((design, at) => plans.slice(0, at).some((each) => isNearTwin(design, each)))
      .length,
    'longest run of one template': longestRun(templates),
    [`most of one template in ${WINDOW}`]: mostInWindow(swiped.map(({ design }) => design.plan?.template)),
    'longest run of passes': longestRun(swiped.map(({ isLiked }) => (isLiked ? '' : 'pass'))),
  }
  console.log(
    Object.entries(figures)
      .map(([what, value]) => `${what} ${value}`)
      .join(', '),
  )
}

function cardText({ category, bedrooms, bathrooms, garages, frontage, plan }: DealtDesign): string {
  if (!plan) return `${category.padEnd(38)}`
  const storeys = plan.storeys === 1 ? '1 storey ' : '2 storeys'
  const width = `${frontage?.toFixed(1)} m`.padStart(6)
  return `${bedrooms}/${bathrooms}/${garages} ${storeys} ${width} ${plan.template.padEnd(15)}`
}

/** Whether a design matches all answers; more bathrooms or cars are allowed. */
function hasAsked({ answers }: Swiper, design: DealtDesign): boolean {
  const { bedrooms, bathrooms, cars, storeys } = answers
  const house = houseOf(design)
  if (!house) return false
  return (
    (bedrooms ?? design.bedrooms) === design.bedrooms &&
    (bathrooms ?? 0) <= (design.bathrooms ?? 0) &&
    (cars ?? 0) <= (design.garages ?? 0) &&
    (!storeys || storeys === String(design.plan?.storeys)) &&
    house.site !== 'half' &&
    fitsBlock(answers, house)
  )
}

function fitsBlock({ blockWidth, blockDepth, state }: Swiper['answers'], house: Parameters<typeof fitOn>[1]) {
  if (!blockWidth) return true
  const ground = groundOf({ state: state ?? null, corner: null, setbacks: null, mustHaves: [] })
  return fitOn({ ...ground, width: blockWidth, depth: blockDepth ?? null }, house).fits
}

/** Whether two plans look the same to a person: a template with the same rooms, about as wide and deep. */
function isNearTwin(a: DealtDesign, b: DealtDesign): boolean {
  if (!a.plan || !b.plan) return false
  const rooms = ({ plan }: DealtDesign) =>
    plan?.rooms
      .map(({ kind, level }) => `${level}/${kind}`)
      .toSorted()
      .join()
  return (
    a.plan.template === b.plan.template &&
    rooms(a) === rooms(b) &&
    Math.abs(a.plan.houseWidth - b.plan.houseWidth) <= 0.3 &&
    Math.abs(a.plan.houseDepth - b.plan.houseDepth) <= 0.5
  )
}

function longestRun(values: readonly string[]): number {
  let [longest, run] = [0, 0]
  values.forEach((value, at) => {
    run = value === '' ? 0 : value === values[at - 1] ? run + 1 : 1
    longest = Math.max(longest, run)
  })
  return longest
}

function mostInWindow(templates: readonly (string | undefined)[]): number {
  return Math.max(
    0,
    ...templates.map((template, at) =>
      template === undefined
        ? 0
        : templates.slice(at, at + WINDOW).filter((each) => each === template).length,
    ),
  )
}
