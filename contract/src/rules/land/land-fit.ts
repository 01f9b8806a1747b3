import type { CardDesign, PlanFacts } from '../../api/designs/design.ts'
import type { Profile } from '../../api/account/profile.ts'
import { areStarting, startingSetbacks, DEFAULT_SETBACKS, type Setbacks } from './land-setbacks.ts'

/** Setbacks of a lot and further wishes of the person; known before the block itself is. */
export type Ground = {
  /** null: not answered. */
  isCorner: boolean | null
  setbacks: Setbacks
  /** Whether the setbacks are the person's own instead of their state's starting figures. */
  isOwn: boolean
  /** Whether they asked for half of a pair: for anybody else such a house fits nowhere. */
  wantsHalf: boolean
}

/** Block of a person as they entered it, metres. */
export type Block = Ground & { width: number; depth: number | null }

/**
 * House with the facts that decide its fit. `site`: further needs, such as a second street, a lane behind, a neighbour's wall, or
 * approval for a garage on the boundary.
 */
export type House = Pick<PlanFacts, 'houseWidth' | 'houseDepth' | 'minLotWidth' | 'minLotDepth'> & {
  site: 'usual' | 'corner' | 'lane' | 'half' | 'boundary'
}

/**
 * Result of a fit. `across` and `along`: metres to spare, negative when lacking. `summary` is short, `sentence` gives the basis,
 * `note` the further needs of the house.
 */
export type Fit = {
  fits: boolean
  across: number
  along: number | null
  summary: string
  sentence: string
  note: string | null
}

/** Must-have of a person who asks for half of a pair. */
export const HALF_OF_A_PAIR = 'site:duplex'

const SITES = [
  ['site:corner', 'corner'],
  ['site:rear-lane', 'lane'],
  ['site:duplex', 'half'],
  ['site:zero-lot', 'boundary'],
] as const

type Housed = Pick<CardDesign, 'tags'> & { plan: Omit<House, 'site'> | null }

/** House of a floor plan; null for any other design. */
export function houseOf({ plan, tags }: Housed): House | null {
  if (!plan) return null
  const { houseWidth, houseDepth, minLotWidth, minLotDepth } = plan
  const [, site = 'usual' as const] = SITES.find(([tag]) => tags.includes(tag)) ?? []
  return { houseWidth, houseDepth, minLotWidth, minLotDepth, site }
}

type GroundAnswers = Pick<Profile, 'corner' | 'setbacks' | 'state'> & { mustHaves: readonly string[] }
type BlockAnswers = GroundAnswers & Pick<Profile, 'blockWidth' | 'blockDepth'>

/** Ground of a profile, with the state's starting figures where the person has none of their own. */
export function groundOf({ corner, setbacks, state, mustHaves }: GroundAnswers): Ground {
  return {
    isCorner: corner === 'yes' ? true : corner === 'no' ? false : null,
    setbacks: setbacks ?? startingSetbacks(state).setbacks,
    isOwn: setbacks !== null && setbacks !== undefined && !areStarting(setbacks, state),
    wantsHalf: mustHaves.includes(HALF_OF_A_PAIR),
  }
}

/** Block of a profile; null while its width is not known. */
export function blockOf(answers: BlockAnswers): Block | null {
  const { blockWidth, blockDepth } = answers
  return blockWidth === null ? null : { ...groundOf(answers), width: blockWidth, depth: blockDepth }
}

/** Formats a length: 14.5 m. */
export const metresText = (length: number) => `${Number(length.toFixed(2))} m`

/**
 * Narrowest and shortest lot that suits a house: the single source for every fit. With figures that are not the person's own never
 * less than the catalogue says. Rounded to tenths, as displayed.
 */
export function lotFor(house: House, ground: Sides) {
  return { width: lotWidthFor(house, ground), depth: lotDepthFor(house, ground) }
}

/** Whether one side of the house has no setback. */
export const standsOnBoundary = (site: House['site']) => site === 'half' || site === 'boundary'

/** Width of `lotFor`, across the block. */
export function lotWidthFor(
  house: Pick<House, 'houseWidth' | 'minLotWidth' | 'site'>,
  ground: Sides,
): number {
  const { side, sideStreet } = ground.setbacks
  const street = house.site === 'corner' ? Math.max(sideStreet, carsRoom(house)) : sideStreet
  const one = standsOnBoundary(house.site) ? 0 : side
  const other = house.site === 'corner' || ground.isCorner ? street : side
  const width = upToTenths(house.houseWidth + one + other)
  return ground.isOwn ? width : Math.max(width, house.minLotWidth)
}

/** Setback of a garage from the lane behind it. */
const LANE_M = 1

/** Depth of `lotFor`, along the block. */
export function lotDepthFor(
  house: Pick<House, 'houseDepth' | 'minLotDepth' | 'site'>,
  { setbacks, isOwn }: Pick<Ground, 'setbacks' | 'isOwn'>,
): number {
  const rear = house.site === 'lane' ? Math.min(LANE_M, setbacks.rear) : setbacks.rear
  const depth = upToTenths(house.houseDepth + setbacks.front + rear)
  return isOwn ? depth : Math.max(depth, house.minLotDepth)
}

type Sides = Omit<Ground, 'wantsHalf'>

/** Whether the house needs something that the block lacks: a second street, or a neighbour's wall. */
export const isBarred = (
  site: House['site'],
  { isCorner, wantsHalf }: Pick<Ground, 'isCorner' | 'wantsHalf'>,
) => (site === 'corner' && isCorner === false) || (site === 'half' && !wantsHalf)

/** Room between a corner house and the side street on the lot of its card: a car stands there before the garage door. */
const carsRoom = ({ houseWidth, minLotWidth }: Pick<House, 'houseWidth' | 'minLotWidth'>) =>
  minLotWidth - houseWidth - DEFAULT_SETBACKS.side

/** Returns whether a house fits a block, and by how much. */
export function fitOn(block: Block, house: House): Fit {
  const needs = lotFor(house, block)
  const across = tenths(block.width - needs.width)
  const along = block.depth === null ? null : tenths(block.depth - needs.depth)
  const room = { across, along }
  if (isBarred(house.site, block)) {
    return { fits: false, ...room, ...(house.site === 'half' ? NO_PAIR : NO_CORNER) }
  }
  const lacks = [
    across < 0 ? `${metresText(-across)} too wide` : null,
    along !== null && along < 0 ? `${metresText(-along)} too deep` : null,
  ].filter((part) => part !== null)
  const fits = lacks.length === 0
  const spare = across === 0 ? 'Fits exactly' : `Fits, ${metresText(across)} to spare`
  return {
    fits,
    ...room,
    summary: fits ? spare : lacks.join(' and '),
    sentence: reason(block, { needs, house }, room),
    note: fits ? noteOf(house, block) : null,
  }
}

const NO_CORNER = {
  summary: 'Needs a corner block',
  sentence: 'Cars enter from a side street, so it needs a corner block.',
  note: null,
}

const NO_PAIR = {
  summary: 'Half of a pair',
  sentence: "Half of a pair: one side is the neighbour's wall, so it can't stand alone on a block.",
  note: null,
}

function noteOf({ site }: House, { isCorner }: Block): string | null {
  if (site === 'corner') return isCorner ? null : 'Only on a corner: cars enter from the side street.'
  if (site === 'lane') return 'Only with a rear lane: cars enter from there.'
  if (site === 'boundary') return 'Its garage stands on the boundary: ask the council or the estate first.'
  return site === 'half' ? "As half of a pair: one side is the neighbour's wall." : null
}

function reason(
  { width, depth, isOwn }: Block,
  { needs, house }: { needs: { width: number; depth: number }; house: House },
  { across, along }: Pick<Fit, 'across' | 'along'>,
): string {
  const setbacks = isOwn ? 'your setbacks' : 'the usual setbacks'
  const isCards = (length: number, onCard: number) => !isOwn && length === onCard
  if (across < 0) {
    const needed = isCards(needs.width, house.minLotWidth)
      ? 'it suits lots from'
      : `with ${setbacks} it needs a lot of`
    return `${metresText(-across)} too wide: ${needed} ${metresText(needs.width)}, yours is ${metresText(width)}.`
  }
  if (along !== null && along < 0) {
    const needed = isCards(needs.depth, house.minLotDepth)
      ? 'it suits lots from'
      : `with ${setbacks} it needs a lot of`
    return `${metresText(-along)} too deep: ${needed} ${metresText(needs.depth)} deep, yours has ${metresText(depth ?? 0)}.`
  }
  const spare = across === 0 ? 'Exactly as wide as your' : `${metresText(across)} to spare across your`
  const rest = isCards(needs.width, house.minLotWidth) ? 'It suits lots from' : `With ${setbacks} it needs`
  return `${spare} ${metresText(width)} block. ${rest} ${metresText(needs.width)}.`
}

/** Rounds up to tenths; lengths are whole centimetres. */
const upToTenths = (length: number) => Math.ceil(length * 10 - 1e-6) / 10
/** Rounds down to tenths, so that no house is promised room that is not there. */
const tenths = (length: number) => Math.floor(length * 10 + 1e-6) / 10
