import { z } from 'zod'
import { BRAND_TEXT, SMS_CAP_MAX } from '../../../rules/admin/settings.ts'
import { UNLOCK_AT_MAX, UNLOCKS_CONFIRMATION } from '../../../rules/designs/unlocks.ts'
import { EMAIL_PATTERN } from '../../../rules/account/credentials.ts'
import { ABN_INVALID, abnText } from '../../../rules/brokers/brokers.ts'
import type { Endpoint, EndpointName } from '../../endpoint.ts'
import { editOf } from '../edit.ts'

const webAddress = (protocol: RegExp, begins: string) =>
  z
    .string()
    .trim()
    .max(BRAND_TEXT.url, `At most ${BRAND_TEXT.url} characters`)
    .pipe(z.url({ protocol, error: `Enter a whole address that starts with ${begins}` }))

const abn = z.string().transform((typed, context) => {
  const text = abnText(typed)
  if (text !== null) return text
  context.addIssue({ code: 'custom', message: ABN_INVALID })
  return z.NEVER
})

/** Company behind the product, for the footer, emails and the contact page. Null: not shown. */
export const BrandSettings = z.object({
  brokerageName: z
    .string()
    .trim()
    .min(1, "Enter the brokerage's name")
    .max(BRAND_TEXT.name, `At most ${BRAND_TEXT.name} characters`),
  brokerageUrl: webAddress(/^https?$/, 'https:// or http://'),
  brokerageAbn: abn.nullable(),
  brokerageAddress: z
    .string()
    .trim()
    .min(1)
    .max(BRAND_TEXT.address, `At most ${BRAND_TEXT.address} characters`)
    .nullable(),
  supportEmail: z
    .email({ pattern: EMAIL_PATTERN, error: 'Enter an email address' })
    .max(BRAND_TEXT.email)
    .nullable(),
  supportPhone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()-]{6,24}$/, 'Enter a telephone number, like 03 5550 1234')
    .nullable(),
  contactFormUrl: webAddress(/^https$/, 'https://').nullable(),
})
export type BrandSettings = z.infer<typeof BrandSettings>

/** Feature switches. Data of a switched-off feature stays stored, and is back when it is switched on. */
export const FeatureSettings = z.object({
  registrations: z.boolean(),
  choosingBrokers: z.boolean(),
  sharingPlans: z.boolean(),
})
export type FeatureSettings = z.infer<typeof FeatureSettings>

const cap = z
  .int('Enter a whole number')
  .min(0, 'Enter a whole number')
  .max(SMS_CAP_MAX, `At most ${SMS_CAP_MAX.toLocaleString('en-AU')}`)

/** Max text messages and emails with codes in any 24 hours; 0 stops them. */
export const SmsSettings = z.object({
  smsPerDay: cap,
  perNumberPerDay: cap,
  perAddressPerDay: cap,
  resetEmailsPerDay: cap,
})
export type SmsSettings = z.infer<typeof SmsSettings>

/** Current settings of a group. `defaults`: values from the server's environment, used where nothing else was set. */
const groupOf = <Values extends z.ZodType>(values: Values) =>
  z.object({
    values,
    defaults: values,
    version: z.int().positive(),
    changedAt: z.iso.datetime().nullable(),
    changedBy: z.string().nullable(),
  })

const likes = z
  .int('Enter a whole number')
  .min(1, 'Enter a number above 0')
  .max(UNLOCK_AT_MAX, `At most ${UNLOCK_AT_MAX}`)

/** Floor-plan likes at which each feature unlocks. They must rise in order: see `isRising`. */
export const UnlockSettings = z.object({ dreamlist: likes, land: likes, videos: likes, brokers: likes })
export type UnlockSettings = z.infer<typeof UnlockSettings>

const BrandGroup = groupOf(BrandSettings)
const FeatureGroup = groupOf(FeatureSettings)
const SmsGroup = groupOf(SmsSettings)
const UnlockGroup = groupOf(UnlockSettings)

export const AdminSettings = z.object({
  brand: BrandGroup,
  features: FeatureGroup,
  sms: SmsGroup,
  unlocks: UnlockGroup,
})
export type AdminSettings = z.infer<typeof AdminSettings>

const owners = { audience: 'admin', roles: ['owner'] } as const
const edit = { ...owners, status: 200, problems: ['stale-edit'] } as const

export const adminSettingEndpoints = {
  'GET /api/admin/settings': {
    summary: 'Every setting, with what the server says where nothing was set',
    ...owners,
    status: 200,
    answer: AdminSettings,
    problems: [],
  },
  'PATCH /api/admin/settings/brand': {
    summary: 'Change what is said of the company',
    ...edit,
    body: editOf(BrandSettings),
    answer: BrandGroup,
  },
  'PATCH /api/admin/settings/features': {
    summary: 'Switch parts of the product on or off, for everybody',
    ...edit,
    body: editOf(FeatureSettings),
    answer: FeatureGroup,
  },
  'PATCH /api/admin/settings/sms': {
    summary: 'Change how many texts and reset emails are sent at most',
    ...edit,
    body: editOf(SmsSettings),
    answer: SmsGroup,
  },
  'PATCH /api/admin/settings/unlocks': {
    summary:
      'Change at how many likes features unlock; what is unlocked stays so, and who has reached one gets it',
    ...edit,
    isSensitive: true,
    body: editOf(UnlockSettings).extend({
      confirmation: z.literal(UNLOCKS_CONFIRMATION, `Type ${UNLOCKS_CONFIRMATION} to change them`),
    }),
    answer: UnlockGroup,
    problems: ['stale-edit', 'confirm-it-is-you'],
  },
} as const satisfies Record<EndpointName, Endpoint>
