import { z } from 'zod'
import { POSTCODE_INVALID, STATES } from '../../rules/account/australia.ts'
import { NAME_MAX, NAME_REQUIRED, NAME_TOO_LONG } from '../../rules/account/credentials.ts'
import { SETBACK_M } from '../../rules/land/land-setbacks.ts'
import * as rules from '../../rules/account/profile.ts'
import type { Endpoint, EndpointName } from '../endpoint.ts'
import { User } from './user.ts'

type Values<C extends readonly { value: string }[]> = C[number]['value']
const oneOf = <const C extends readonly { readonly value: string }[]>(list: C) => {
  const values = new Set<string>(list.map((choice) => choice.value))
  return z
    .custom<Values<C>>((value) => typeof value === 'string' && values.has(value), rules.CHOOSE_ONE)
    .meta({ type: 'string', enum: [...values] })
}
const metres = (limit: { min: number; max: number }) =>
  z
    .number('Enter a number')
    .min(limit.min, `At least ${limit.min} m`)
    .max(limit.max, `At most ${limit.max} m`)
const count = (limit: { min: number; max: number }) =>
  z.int('Enter a whole number').min(limit.min, `At least ${limit.min}`).max(limit.max, `At most ${limit.max}`)

const setback = metres(SETBACK_M)

/**
 * Answers of the five steps, and further facts about the block. null means not answered yet; 'unsure' is an answer. Lengths in
 * metres.
 */
export const ProfileAnswers = z.object({
  name: z.string(NAME_REQUIRED).trim().min(1, NAME_REQUIRED).max(NAME_MAX, NAME_TOO_LONG),
  state: z.enum([...STATES, 'unsure'], rules.CHOOSE_ONE).nullable(),
  suburb: z.string().trim().max(80, 'At most 80 characters').nullable(),
  postcode: z
    .string()
    .regex(/^\d{4}$/, POSTCODE_INVALID)
    .nullable(),
  whoFor: oneOf(rules.WHO_FOR).nullable(),
  firstHome: oneOf(rules.FIRST_HOME).nullable(),
  stage: oneOf(rules.STAGE).nullable(),
  when: oneOf(rules.WHEN).nullable(),
  blockWidth: metres(rules.BLOCK.widthM).nullable(),
  blockDepth: metres(rules.BLOCK.depthM).nullable(),
  slope: oneOf(rules.SLOPE).nullable(),
  facing: oneOf(rules.FACING).nullable(),
  corner: oneOf(rules.CORNER).nullable(),
  /** Setbacks that the person set; null until then. */
  setbacks: z.object({ front: setback, rear: setback, side: setback, sideStreet: setback }).nullable(),
  /** Deals only plans that fit the block; without a known block all plans are dealt. */
  onlyFitting: z.boolean(),
  bedrooms: count(rules.COUNTS.bedrooms).nullable(),
  bathrooms: count(rules.COUNTS.bathrooms).nullable(),
  cars: count(rules.COUNTS.cars).nullable(),
  storeys: oneOf(rules.STOREYS).nullable(),
  kitchen: oneOf(rules.KITCHEN).nullable(),
  living: oneOf(rules.LIVING).nullable(),
  suite: oneOf(rules.SUITE).nullable(),
  secondLiving: oneOf(rules.SECOND_LIVING).nullable(),
  study: oneOf(rules.STUDY).nullable(),
  budget: oneOf(rules.BUDGET).nullable(),
  mustHaves: z
    .array(oneOf(rules.MUST_HAVES))
    .max(rules.MUST_HAVES_MAX, `Choose up to ${rules.MUST_HAVES_MAX}`),
})
export type ProfileAnswers = z.infer<typeof ProfileAnswers>

/** Partial update: fields that are left out stay as they are. */
export const ProfileChange = ProfileAnswers.partial()
export type ProfileChange = z.infer<typeof ProfileChange>

/** `step`: where to continue, 1 to 5; `missing`: fields still needed to complete. `phone` is masked, as in 04•• ••• 678. */
export const Profile = ProfileAnswers.extend({
  step: z.int().min(1).max(rules.PROFILE_STEPS),
  missing: z.array(z.string()),
  isComplete: z.boolean(),
  phone: z.string().nullable(),
})
export type Profile = z.infer<typeof Profile>

export const profileEndpoints = {
  'GET /api/profile': {
    summary: 'My answers',
    audience: 'verified',
    status: 200,
    answer: Profile,
    problems: [],
  },
  'PUT /api/profile': {
    summary: 'Save some answers; what is not sent stays',
    audience: 'verified',
    status: 200,
    body: ProfileChange,
    answer: Profile,
    problems: [],
  },
  'POST /api/profile/complete': {
    summary: 'Finish the profile',
    audience: 'verified',
    status: 200,
    answer: User,
    problems: [],
  },
} as const satisfies Record<EndpointName, Endpoint>
