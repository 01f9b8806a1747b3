import type { BrokerArea } from '@dream/contract/api/sections/brokers'
import { STATE_NAMES } from '@dream/contract/rules/account/australia'
import { LANGUAGES, replyTimeText, type Specialty } from '@dream/contract/rules/brokers/brokers'
import type { Seeker, StoredBroker } from './brokers.store.ts'

/** A true sentence about a broker and a buyer, and how much it speaks for the two. */
type Reason = { points: number; text: string }

type Buyer = Omit<Seeker, 'selected_broker_id' | 'floorPlanLikes' | 'isUnlocked'> & {
  /** Languages the buyer's browser asks for, such as vi. */
  languages: readonly string[]
}
type Broker = Pick<
  StoredBroker,
  'states' | 'areas' | 'specialties' | 'languages' | 'capacity' | 'buyerCount' | 'replyMinutes' | 'replyCount'
>

export const MAX_REASONS = 3
const NARROW_M = 12
const LARGE_HOME_BEDROOMS = 5
/** Fewer replies are no measure. */
const MIN_REPLIES = 3

/** What speaks for this broker, the strongest first, and how much in all. */
export function matchOf(broker: Broker, buyer: Buyer): { score: number; reasons: string[] } {
  const reasons = [
    ...placeReasons(broker, buyer),
    ...specialtyReasons(broker, buyer),
    ...languageReasons(broker, buyer),
    ...replyReasons(broker),
    ...roomReasons(broker),
  ].toSorted((a, b) => b.points - a.points)
  return {
    score: reasons.reduce((sum, { points }) => sum + points, 0),
    reasons: reasons.slice(0, MAX_REASONS).map(({ text }) => text),
  }
}

function placeReasons({ states, areas }: Broker, { state, postcode, suburb }: Buyer): Reason[] {
  const known = postcode ? areas.find((area) => hasPostcode(area, postcode)) : undefined
  if (known) return [{ points: 50, text: knowsAreaText(known.name, suburb ?? `postcode ${postcode}`) }]
  const home = states.find((each) => each === state)
  return home ? [{ points: 25, text: `Works in ${STATE_NAMES[home]}, like you` }] : []
}

/** An area that has the suburb's own name says it all. */
const knowsAreaText = (area: string, place: string) =>
  area.toLowerCase() === place.toLowerCase()
    ? `Knows ${area}, where you will build`
    : `Knows ${area}, where ${place} is`

const hasPostcode = ({ postcodes }: BrokerArea, postcode: string) =>
  postcodes.some(([first, last]) => postcode >= first && postcode <= last)

function specialtyReasons({ specialties }: Broker, buyer: Buyer): Reason[] {
  const { blockWidth } = buyer
  const fitting: Partial<Record<Specialty, string | false>> = {
    'first-home': buyer.first_home === 'yes' && 'Specialises in first homes, and this is yours',
    'narrow-blocks':
      blockWidth !== null &&
      blockWidth <= NARROW_M &&
      `Specialises in narrow blocks; yours is ${blockWidth} m wide`,
    'sloping-blocks':
      (buyer.slope === 'steep' || buyer.slope === 'gentle') &&
      `Specialises in sloping blocks; yours ${buyer.slope === 'steep' ? 'is steep' : 'slopes gently'}`,
    'corner-blocks': buyer.corner === 'yes' && 'Specialises in corner blocks, and yours is one',
    'several-generations':
      buyer.who_for === 'generations' && 'Specialises in homes for several generations, like yours',
    'large-families':
      (buyer.bedrooms ?? 0) >= LARGE_HOME_BEDROOMS &&
      `Specialises in large families; you want ${buyer.bedrooms} bedrooms`,
    investment: buyer.who_for === 'investment' && 'Specialises in investment properties, like yours',
    'house-and-land':
      buyer.stage === 'looking-for-land' && "Specialises in house and land, and you're looking for land",
    'custom-plans':
      buyer.stage === 'have-plans' && 'Specialises in building from your own plans, and you have some',
    'two-storeys': buyer.storeys === '2' && 'Specialises in two-storey homes, which you want',
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
  return shared ? [{ points: 30, text: `Speaks ${shared.label}, your device's language` }] : []
}

function replyReasons({ replyMinutes: minutes, replyCount: count }: Broker): Reason[] {
  if (minutes === null || count < MIN_REPLIES) return []
  const points = minutes <= 60 ? 15 : minutes <= 240 ? 8 : 2
  const text = replyTimeText({ replyMinutes: minutes, replyCount: count })
  return text === null ? [] : [{ points, text }]
}

function roomReasons({ capacity, buyerCount: buyers }: Broker): Reason[] {
  const room = capacity - buyers
  if (room <= 0) return []
  return [
    { points: 5, text: room === 1 ? 'Has room for one more buyer' : `Has room for ${room} more buyers` },
  ]
}

/** Whether a broker does not work where the buyer wants to live, as far as that is known. */
export const isElsewhere = ({ states }: Pick<Broker, 'states'>, { state }: Pick<Buyer, 'state'>) =>
  state !== null && state !== 'unsure' && !states.some((each) => each === state)

/** The languages of an Accept-Language header, without their regions. */
export function languagesOf(header: string | undefined): string[] {
  const tags = (header ?? '').slice(0, 200).split(',')
  return tags.map((tag) => (tag.split(/[-;]/, 1)[0] ?? '').trim().toLowerCase()).filter(Boolean)
}
