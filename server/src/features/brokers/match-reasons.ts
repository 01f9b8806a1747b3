import type { BrokerArea } from '@dream/contract/api/sections/brokers'
import { stateInSentence, STATES, type State } from '@dream/contract/rules/account/australia'
import { LANGUAGES, MIN_REPLIES, type Specialty } from '@dream/contract/rules/brokers/brokers'
import type { Seeker, StoredBroker } from './brokers.store.ts'

/** Short true reason for a broker and a buyer, with its weight. */
type Reason = { points: number; text: string }

type Buyer = Omit<Seeker, 'selected_broker_id' | 'floorPlanLikes' | 'isUnlocked'> & {
  /** Languages the buyer's browser asks for, such as vi. */
  languages: readonly string[]
}
type Broker = Pick<
  StoredBroker,
  'states' | 'areas' | 'specialties' | 'languages' | 'capacity' | 'buyerCount' | 'replyMinutes' | 'replyCount'
>

const MAX_REASONS = 3
const MAX_AREAS = 2
const NARROW_M = 12
const LARGE_HOME_BEDROOMS = 5

/**
 * Reasons for this broker, the strongest first, and the total score. Reply time and capacity count too, though the cards show them
 * anyway.
 */
export function matchOf(broker: Broker, buyer: Buyer): { score: number; reasons: string[] } {
  const reasons = [
    placeReason(broker, buyer),
    ...specialtyReasons(broker, buyer),
    ...languageReasons(broker, buyer),
  ].toSorted((a, b) => b.points - a.points)
  return {
    score: reasons.reduce((sum, { points }) => sum + points, replyPoints(broker) + roomPoints(broker)),
    reasons: reasons.slice(0, MAX_REASONS).map(({ text }) => text),
  }
}

/** Place where they build that is nearest to the buyer's. */
function placeReason({ states, areas }: Broker, { state, postcode, suburb }: Buyer): Reason {
  const known = postcode ? areas.find((area) => hasPostcode(area, postcode)) : undefined
  if (known) return { points: 50, text: `Builds in ${placeWithin(known.name, suburb)}` }
  const home = states.find((each) => each === state)
  const near = areas.filter((area) => !home || area.state === home).map(({ name }) => name)
  const where = near.length > 0 ? near.slice(0, MAX_AREAS) : (home ? [home] : states).map(stateInSentence)
  return { points: home ? 25 : 0, text: `Builds in ${listed(where)}` }
}

/** Joins names with "and", or with commas when a name contains "and" itself. */
const listed = (names: readonly string[]) =>
  names.join(names.some((name) => name.includes(' and ')) ? ', ' : ' and ')

/** "Tarneit, Melbourne's west"; a region with the suburb's own name stands alone. */
const placeWithin = (area: string, place: string | null) =>
  place === null || area.toLowerCase().includes(place.toLowerCase()) ? area : `${place}, ${area}`

const hasPostcode = ({ postcodes }: BrokerArea, postcode: string) =>
  postcodes.some(([first, last]) => postcode >= first && postcode <= last)

function specialtyReasons({ specialties }: Broker, buyer: Buyer): Reason[] {
  const { blockWidth } = buyer
  const fitting: Partial<Record<Specialty, string | false>> = {
    'first-home': buyer.first_home === 'yes' && 'First homes, like yours',
    'narrow-blocks':
      blockWidth !== null && blockWidth <= NARROW_M && `Narrow blocks: yours is ${blockWidth} m wide`,
    'sloping-blocks':
      (buyer.slope === 'steep' && 'Sloping blocks: yours is steep') ||
      (buyer.slope === 'gentle' && 'Sloping blocks: yours slopes gently'),
    'corner-blocks': buyer.corner === 'yes' && 'Corner blocks, like yours',
    'several-generations': buyer.who_for === 'generations' && 'Homes for several generations, like yours',
    'large-families':
      (buyer.bedrooms ?? 0) >= LARGE_HOME_BEDROOMS && `Large families: you want ${buyer.bedrooms} bedrooms`,
    investment: buyer.who_for === 'investment' && 'Investment properties, like yours',
    'house-and-land': buyer.stage === 'looking-for-land' && "House and land: you're looking for land",
    'custom-plans': buyer.stage === 'have-plans' && 'Builds from your own plans: you have some',
    'two-storeys': buyer.storeys === '2' && 'Two storeys, as you want',
  }
  return specialties.flatMap((specialty) => {
    const text = fitting[specialty]
    return text ? [{ points: 26, text }] : []
  })
}

function languageReasons({ languages }: Broker, buyer: Buyer): Reason[] {
  const shared = LANGUAGES.find(
    ({ value }) => value !== 'en' && languages.includes(value) && buyer.languages.includes(value),
  )
  return shared ? [{ points: 30, text: `Speaks ${shared.label}` }] : []
}

function replyPoints({ replyMinutes: minutes, replyCount: count }: Broker): number {
  if (minutes === null || count < MIN_REPLIES) return 0
  if (minutes <= 60) return 15
  return minutes <= 240 ? 8 : 2
}

const roomPoints = ({ capacity, buyerCount }: Broker) => (buyerCount < capacity ? 5 : 0)

/** State in which a buyer will build; null while they have named none. */
export const homeStateOf = ({ state }: Pick<Buyer, 'state'>): State | null =>
  STATES.find((each) => each === state) ?? null

/** Languages of an Accept-Language header, without their regions. */
export function languagesOf(header: string | undefined): string[] {
  const tags = (header ?? '').slice(0, 200).split(',')
  return tags.map((tag) => (tag.split(/[-;]/, 1)[0] ?? '').trim().toLowerCase()).filter(Boolean)
}
