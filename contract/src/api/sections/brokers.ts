import { z } from 'zod'
import { STATES } from '../../rules/account/australia.ts'
import * as rules from '../../rules/brokers/brokers.ts'
import { hoursProblem } from '../../rules/brokers/hours.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { IdInput } from '../id-input.ts'

const limits = rules.BROKER_LIMITS
const State = z.enum(STATES)
const Specialty = z.enum(rules.SPECIALTIES.map(({ value }) => value))
const Language = z.enum(rules.LANGUAGES.map(({ value }) => value))
const postcode = z.string().regex(/^\d{4}$/, 'Enter a postcode of four digits')
const boundedText = (limit: { min: number; max: number }, missing: string) =>
  z.string(missing).trim().min(limit.min, missing).max(limit.max, `At most ${limit.max} characters`)

/** Region that a broker knows, with its postcode ranges, both ends included. */
export const BrokerArea = z.object({
  name: z.string().trim().min(2, 'Enter the area').max(limits.areas.name),
  state: State,
  postcodes: z
    .array(z.tuple([postcode, postcode]))
    .min(1, 'Enter its postcodes')
    .max(limits.areas.ranges),
})
export type BrokerArea = z.infer<typeof BrokerArea>

const Weekday = z.literal([1, 2, 3, 4, 5, 6, 7])
const WorkingPeriod = z.object({ day: Weekday, from: z.string(), to: z.string() })

/** Check by the company, with its date. */
const Check = z.object({ what: z.string(), checkedOn: z.iso.date() })
/** Check as its broker sees it, with its expiry date. */
const OwnCheck = Check.extend({ expiresOn: z.iso.date().nullable() })

/** Evidence of a check and its expiry, for admins. */
const WebAddress = z
  .url({ protocol: /^https$/, error: 'Enter a link that begins with https://' })
  .max(500, 'At most 500 characters')
export const KeptCheck = z.object({
  what: z.string().trim().min(3, 'Say what was checked').max(80, 'At most 80 characters'),
  checkedOn: z.iso.date('Enter the day'),
  expiresOn: z.iso.date('Enter a day, or leave it empty').nullable(),
  evidence: z
    .discriminatedUnion('kind', [
      z.object({ kind: z.literal('link'), url: WebAddress }),
      z.object({ kind: z.literal('file'), id: z.uuid(), name: z.string().max(200) }),
    ])
    .nullable(),
})
export type KeptCheck = z.infer<typeof KeptCheck>

/** Editable fields of a broker's page. */
export const BrokerProfileInput = z.object({
  company: boundedText(limits.company, 'Enter the company'),
  headline: boundedText(
    limits.headline,
    `One line of ${limits.headline.min} to ${limits.headline.max} characters`,
  ),
  about: boundedText(limits.about, `At least ${limits.about.min} characters about yourself`),
  howIWork: z
    .array(z.string().trim().min(1).max(limits.steps.length))
    .min(1, 'Add at least one step')
    .max(limits.steps.max),
  howPaid: boundedText(limits.howPaid, rules.HOW_PAID_REQUIRED),
  states: z.array(State).min(1, 'Choose at least one state').max(STATES.length),
  areas: z.array(BrokerArea).min(1, 'Add at least one area').max(limits.areas.max),
  specialties: z
    .array(Specialty)
    .min(1, 'Choose at least one')
    .max(limits.specialties, `Choose up to ${limits.specialties}`),
  languages: z.array(Language).min(1, 'Choose at least one'),
  hours: z
    .array(WorkingPeriod)
    .max(limits.periods)
    .superRefine((hours, context) => {
      const message = hoursProblem(hours)
      if (message) context.addIssue({ code: 'custom', message })
    }),
  timeZone: z.enum(rules.TIME_ZONES),
  awayUntil: z.iso.datetime().nullable(),
  capacity: z.int().min(0).max(limits.capacity, `At most ${limits.capacity}`),
  /** Eleven digits. */
  abn: z
    .string()
    .transform((typed, context) => {
      const digits = rules.businessNumber(typed)
      if (digits !== null) return digits
      context.addIssue({ code: 'custom', message: rules.ABN_INVALID })
      return z.NEVER
    })
    .nullable(),
})
export type BrokerProfileInput = z.infer<typeof BrokerProfileInput>
/** Fields that an admin reviews before buyers see a change; the photo only where it changes. */
export type ReviewedWords = Pick<BrokerProfileInput, (typeof rules.REVIEWED_FIELDS)[number]> & {
  portrait?: string | null
}

/** Whether a broker works now, and otherwise when they are back: "back Mon 9:00". */
const BrokerOpening = z.object({
  isOpen: z.boolean(),
  opensAt: z.iso.datetime().nullable(),
  label: z.string(),
})

/** Broker in the list. */
export const BrokerCard = z.object({
  id: z.uuid(),
  name: z.string(),
  company: z.string(),
  headline: z.string(),
  /** URL of a drawn portrait; null for none. */
  portrait: z.string().nullable(),
  states: z.array(State),
  /** Names only. */
  areas: z.array(z.string()),
  specialties: z.array(Specialty),
  languages: z.array(Language),
  /** Median of the measured first replies in minutes of working hours, and their count; null before the first. */
  replyMinutes: z.int().nonnegative().nullable(),
  replyCount: z.int().nonnegative(),
  opening: BrokerOpening,
  checks: z.array(Check),
  /** Current and max number of buyers in contact. */
  buyerCount: z.int().nonnegative(),
  capacity: z.int().nonnegative(),
  isFull: z.boolean(),
  /** Whether they don't work in the state where the caller will build; false while that state isn't known. */
  isElsewhere: z.boolean(),
  /** Short true reasons for this broker and this buyer, the strongest first. */
  reasons: z.array(z.string()).max(3),
  /** Whether they are the caller's selected broker. */
  isSelected: z.boolean(),
})
export type BrokerCard = z.infer<typeof BrokerCard>

export const BrokerDetail = BrokerCard.extend({
  about: z.string(),
  howIWork: z.array(z.string()),
  howPaid: z.string(),
  hours: z.array(WorkingPeriod),
  timeZone: z.enum(rules.TIME_ZONES),
  awayUntil: z.iso.datetime().nullable(),
  abn: z.string().nullable(),
})
export type BrokerDetail = z.infer<typeof BrokerDetail>

/** Broker's own page; nobody else sees a draft. `version` is sent back with the next change. */
export const BrokerProfile = BrokerProfileInput.partial().extend({
  id: z.uuid(),
  name: z.string(),
  portrait: z.string().nullable(),
  status: z.enum(['draft', 'published', 'suspended']),
  checks: z.array(OwnCheck),
  replyMinutes: z.int().nonnegative().nullable(),
  replyCount: z.int().nonnegative(),
  buyerCount: z.int().nonnegative(),
  version: z.int().nonnegative(),
  /** State of the review by an admin; until approval, buyers of a listed broker see the approved words. */
  review: z.enum(['none', 'waiting', 'sent-back']),
  /** Reason from the admin who sent it back: the changes to make. */
  sentBackReason: z.string().nullable(),
})
export type BrokerProfile = z.infer<typeof BrokerProfile>

const byId = z.object({ id: IdInput })

export const brokerEndpoints = {
  'GET /api/brokers': {
    summary: "Brokers of the caller's state, best match first; those of other states only when asked for",
    audience: 'buyer',
    status: 200,
    query: z.object({
      state: State.optional(),
      /** Only brokers who name a region with this postcode. */
      area: postcode.optional(),
      specialty: Specialty.optional(),
      language: Language.optional(),
      /** `yes`: only brokers outside the caller's state. Empty while a state or postcode is asked for or none is known. */
      elsewhere: z.enum(['yes', 'no']).default('no'),
      sort: z.enum(['match', 'fastest']).default('match'),
      limit: z.coerce.number().int().min(1).max(100).default(30),
      /** Cursor: id of the last broker of the page before. */
      after: z.uuid().optional(),
    }),
    answer: z.object({
      items: z.array(BrokerCard),
      nextCursor: z.uuid().optional(),
      /** Caller's state, when the answer is limited to it; null when they have named none, or ask for another place. */
      home: State.nullable(),
      /** Number of brokers matching the same filters who don't work in `home`. */
      elsewhereCount: z.int().nonnegative(),
    }),
    problems: ['locked'],
  },
  'GET /api/brokers/:id': {
    summary: 'One broker',
    audience: 'buyer',
    status: 200,
    params: byId,
    answer: BrokerDetail,
    problems: ['locked', 'not-found'],
  },
  'GET /api/broker/profile': {
    summary: "A broker's own page",
    audience: 'broker',
    status: 200,
    answer: BrokerProfile,
    problems: [],
  },
  'POST /api/broker/photo': {
    summary: "Put a square of a photo on a broker's own page, as the part `file` of a form",
    audience: 'broker',
    status: 201,
    query: z.object({
      /** Crop: upper left corner as fractions of the upright picture, and the side as a fraction of its shorter side. */
      x: z.coerce.number().min(0).max(1),
      y: z.coerce.number().min(0).max(1),
      size: z.coerce.number().gt(0).max(1),
    }),
    takesFile: true,
    answer: z.object({ portrait: z.string() }),
    problems: [
      'page-first',
      'file-too-large',
      'file-type',
      'file-unreadable',
      'storage-full',
      'too-many-attempts',
      'unavailable',
    ],
  },
  'DELETE /api/broker/photo': {
    summary: "Take the photo off a broker's own page",
    audience: 'broker',
    status: 204,
    answer: z.null(),
    problems: ['page-first'],
  },
  'PUT /api/broker/profile': {
    summary: "Change a broker's own page",
    audience: 'broker',
    status: 200,
    body: BrokerProfileInput.extend({ version: z.int().nonnegative() }),
    answer: BrokerProfile,
    problems: ['profile-changed'],
  },
} as const satisfies Record<EndpointName, Endpoint>
