import type { CardDesign, PlanFacts } from '../../api/designs/design.ts'
import type { Profile } from '../../api/account/profile.ts'
import { areStarting, startingSetbacks, DEFAULT_SETBACKS, type Setbacks } from './land-setbacks.ts'

/** A person's block as they gave it, metres. */
export type Block = {
  width: number
  depth: number | null
  /** null: they have not said. */
  isCorner: boolean | null
  setbacks: Setbacks
  /** The setbacks are the person's own, not the figures their state starts with. */
  isOwn: boolean
}

/** A house as a block sees it. `site` is what it asks for beside room: a second street, a lane behind, a neighbour's wall. */
export type House = Pick<PlanFacts, 'houseWidth' | 'houseDepth' | 'minLotWidth' | 'minLotDepth'> & {
  site: 'usual' | 'corner' | 'lane' | 'half'
}

/** `across` and `along` are metres to spare, negative when they lack. `summary` is short, `sentence` says what it rests on, `note` what else the house asks of the block. */
export type Fit = {
  fits: boolean
  across: number
  along: number | null
  summary: string
  sentence: string
  note: string | null
}

const SITES = { 'site:corner': 'corner', 'site:rear-lane': 'lane', 'site:duplex': 'half' } as const

/** The house of a floor plan; null for any other design. */
export function houseOf({ plan, tags }: Pick<CardDesign, 'plan' | 'tags'>): House | null {
  if (!plan) return null
  const { houseWidth, houseDepth, minLotWidth, minLotDepth } = plan
  const [, site = 'usual' as const] = Object.entries(SITES).find(([tag]) => tags.includes(tag)) ?? []
  return { houseWidth, houseDepth, minLotWidth, minLotDepth, site }
}

type BlockAnswers = Pick<Profile, 'blockWidth' | 'blockDepth' | 'corner' | 'setbacks' | 'state'>

/** The block of a profile, with the figures its state starts with where the person has none of their own; null while its width is not known. */
export function blockOf({ blockWidth, blockDepth, corner, setbacks, state }: BlockAnswers): Block | null {
  if (blockWidth === null) return null
  return {
    width: blockWidth,
    depth: blockDepth,
    isCorner: corner === 'yes' ? true : corner === 'no' ? false : null,
    setbacks: setbacks ?? startingSetbacks(state).setbacks,
    isOwn: setbacks !== null && setbacks !== undefined && !areStarting(setbacks, state),
  }
}

/** A length as it is read: 14.5 m. */
export const metresText = (length: number) => `${Number(length.toFixed(2))} m`

/** The lot that a house needs on a block with such setbacks; with figures that are not the person's own never less than its card says. */
export function lotFor(house: House, { isCorner, setbacks, isOwn }: Omit<Block, 'width' | 'depth'>) {
  const { front, rear, side, sideStreet } = setbacks
  const street = house.site === 'corner' ? Math.max(sideStreet, carsRoom(house)) : sideStreet
  const one = house.site === 'half' ? 0 : side
  const other = house.site === 'corner' || isCorner ? street : side
  const width = hundredths(house.houseWidth + one + other)
  const depth = hundredths(house.houseDepth + front + rear)
  if (isOwn) return { width, depth }
  return { width: Math.max(width, house.minLotWidth), depth: Math.max(depth, house.minLotDepth) }
}

/** What the lot on its card leaves between a corner house and the side street: there a car stands before the garage door. */
const carsRoom = ({ houseWidth, minLotWidth }: House) => minLotWidth - houseWidth - DEFAULT_SETBACKS.side

/** Whether a house fits a block, and by how much. */
export function fitOn(block: Block, house: House): Fit {
  const needs = lotFor(house, block)
  const across = tenths(block.width - needs.width)
  const along = block.depth === null ? null : tenths(block.depth - needs.depth)
  const room = { across, along }
  if (house.site === 'corner' && block.isCorner === false) return { fits: false, ...room, ...NO_CORNER }
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

function noteOf({ site }: House, { isCorner }: Block): string | null {
  if (site === 'corner') return isCorner ? null : 'Only on a corner: cars enter from the side street.'
  if (site === 'lane') return 'Only with a rear lane: cars enter from there.'
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

const hundredths = (length: number) => Math.round(length * 100) / 100
/** Down to the next tenth, so that no house is promised room that is not there. */
const tenths = (length: number) => Math.floor(length * 10 + 1e-6) / 10

const COMPASS = ['north', 'east', 'south', 'west'] as const
export type Compass = (typeof COMPASS)[number]

/** Where the living end looks when the block's rear faces `rear`; both ways when mirroring the plan decides. */
export function livingDirections(side: PlanFacts['livingSide'], rear: Compass): Compass[] {
  const turned = (quarters: number) => {
    const to = COMPASS[(COMPASS.indexOf(rear) + quarters) % COMPASS.length]
    return to ? [to] : []
  }
  if (side === 'rear') return turned(0)
  if (side === 'front') return turned(2)
  return side === 'middle' ? [] : [...turned(3), ...turned(1)]
}
