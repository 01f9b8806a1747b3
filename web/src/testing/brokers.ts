import type { BrokerCard, BrokerDetail } from '@dream/contract/api/sections/brokers'
import type { Brief } from '@dream/contract/api/chat/brief'
import type { DesignCard } from '@dream/contract/api/chat/messages'

const WEEKDAYS = [1, 2, 3, 4, 5] as const

/** Listed broker of Victoria, as in the directory. */
export const aBrokerCard = (overrides: Partial<BrokerCard> = {}): BrokerCard => ({
  id: `0190b000-0000-7000-8000-${idFrom(overrides.name ?? 'Tess Hallam')}`,
  name: 'Tess Hallam',
  company: 'Hallam Building Brokers',
  headline: 'I start with the block',
  portrait: null,
  states: ['VIC'],
  areas: ["Melbourne's west"],
  specialties: ['first-home'],
  languages: ['en'],
  replyMinutes: 25,
  replyCount: 41,
  opening: { isOpen: true, opensAt: null, label: 'Open now' },
  checks: [{ what: 'Identity', checkedOn: '2026-10-06' }],
  buyerCount: 12,
  capacity: 20,
  isFull: false,
  isElsewhere: false,
  reasons: ["Builds in Tarneit, Melbourne's west"],
  isSelected: false,
  ...overrides,
})

/** Id derived from the name, so that the same name is the same broker. */
const idFrom = (name: string) =>
  Array.from(name)
    .map((letter) => letter.charCodeAt(0).toString(16))
    .join('')
    .padEnd(12, '0')
    .slice(0, 12)

/** Same broker, as on their page. */
export const aBrokerDetail = (overrides: Partial<BrokerDetail> = {}): BrokerDetail => ({
  ...aBrokerCard(overrides),
  about: 'I was a site supervisor for eleven years before I changed sides.',
  howIWork: ['A call about your block', 'Three quotes side by side'],
  howPaid: 'The builder you choose pays me 2.5 % of the contract. You pay nothing.',
  hours: WEEKDAYS.map((day) => ({ day, from: '08:30', to: '17:30' })),
  timeZone: 'Australia/Melbourne',
  awayUntil: null,
  abn: '51824753556',
  ...overrides,
})

/** Brief that the app wrote for a buyer who has answered nearly everything. */
export const aBrief = (overrides: Partial<Brief> = {}): Brief & { plans: DesignCard[] } => ({
  whoFor: 'family',
  mustHaves: ['4 bedrooms', 'Study'],
  dislikes: ['Too wide'],
  areas: { state: 'VIC', suburb: 'Tarneit', postcode: '3029' },
  block: { width: 12.5, depth: 30, slope: null, facing: null, corner: null },
  budget: '450-600',
  stage: { stage: 'have-land', when: 'this-year', firstHome: 'yes' },
  ...overrides,
  plans: overrides.plans ?? [aPlan(1, 'Wattle'), aPlan(2, 'Banksia'), aPlan(3, 'Grevillea')],
})

const aPlan = (number: number, title: string): DesignCard => ({
  id: `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`,
  title,
  category: 'Floor Plan',
  imageUrl: `/media/plans/${title.toLowerCase()}.avif`,
  bedrooms: 4,
  bathrooms: 2,
  garages: 2,
  frontage: 14.5,
  totalArea: 275,
})
