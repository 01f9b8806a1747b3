import type { Profile, ProfileAnswers, ProfileChange } from '@dream/contract/api/account/profile'
import { POSTCODE_INVALID, postcodeBelongs, postcodeElsewhere } from '@dream/contract/rules/account/australia'
import { NAME_MAX, NAME_REQUIRED } from '@dream/contract/rules/account/credentials'
import { metresOf, metresProblem } from '@dream/contract/rules/land/metres'
import { BLOCK, CHOOSE_ONE } from '@dream/contract/rules/account/profile'

/** Answers on the screen: input stays text until its step is saved. */
export type Draft = Pick<
  ProfileAnswers,
  | 'name'
  | 'state'
  | 'whoFor'
  | 'firstHome'
  | 'stage'
  | 'when'
  | 'slope'
  | 'facing'
  | 'onlyFitting'
  | 'bedrooms'
  | 'bathrooms'
  | 'cars'
  | 'storeys'
  | 'budget'
  | 'mustHaves'
> & { suburb: string; postcode: string; blockWidth: string; blockDepth: string }

export type DraftField = keyof Draft
export type DraftProblems = Partial<Record<DraftField, string>>
export type Step = 1 | 2 | 3 | 4 | 5

export const STEPS = [1, 2, 3, 4, 5] as const satisfies readonly Step[]

export const STEP_FIELDS = {
  1: ['name', 'state', 'postcode', 'suburb'],
  2: ['whoFor', 'firstHome'],
  3: ['stage', 'when'],
  4: ['blockWidth', 'blockDepth', 'slope', 'facing'],
  5: ['bedrooms', 'bathrooms', 'cars', 'storeys', 'budget', 'mustHaves'],
} as const satisfies Record<Step, readonly DraftField[]>

export const CHOOSE_STATE = 'Choose a state or territory, or Not sure'
export const PLACE_MISSING = 'Enter your suburb or postcode'

/** Clamps to an existing step. */
export function toStep(value: number): Step {
  return STEPS.find((step) => step >= value) ?? 5
}

/** Step with a field; null for an unknown field. */
export function stepOfField(field: string): Step | null {
  return STEPS.find((step) => STEP_FIELDS[step].some((each) => each === field)) ?? null
}

/** Draft of the saved answers. */
export function draftOf(profile: Profile): Draft {
  const text = (value: number | string | null) => (value === null ? '' : String(value))
  return {
    ...profile,
    suburb: text(profile.suburb),
    postcode: text(profile.postcode),
    blockWidth: text(profile.blockWidth),
    blockDepth: text(profile.blockDepth),
  }
}

/**
 * Changes to send for a step: each of its answers, an empty one as null. Fields that onboarding does not ask are sent only when
 * edited.
 */
export function changeOf(step: Step, draft: Draft, { isEdited = false } = {}): ProfileChange {
  switch (step) {
    case 1:
      return {
        name: draft.name.trim(),
        state: draft.state,
        postcode: draft.postcode.trim() || null,
        suburb: draft.suburb.trim() || null,
      }
    case 2:
      return { whoFor: draft.whoFor, firstHome: draft.firstHome }
    case 3:
      return { stage: draft.stage, when: draft.when }
    case 4:
      return {
        blockWidth: metresOf(draft.blockWidth),
        blockDepth: metresOf(draft.blockDepth),
        slope: draft.slope,
        facing: draft.facing,
        ...(isEdited && { onlyFitting: draft.onlyFitting }),
      }
    case 5: {
      const { bedrooms, bathrooms, cars, storeys, budget, mustHaves } = draft
      return { bedrooms, bathrooms, cars, storeys, budget, mustHaves }
    }
  }
}

/** Whether no question of a step is answered. */
export function isStepEmpty(step: Step, draft: Draft): boolean {
  return STEP_FIELDS[step].every((field) => {
    const value = draft[field]
    return value === null || value === '' || (Array.isArray(value) && value.length === 0)
  })
}

/** Validation errors of a step by field, in the order of the screen. */
export function problemsOf(step: Step, draft: Draft): DraftProblems {
  const found: Record<Step, () => Record<string, string | null>> = {
    1: () => ({
      name: nameProblem(draft.name),
      state: draft.state ? null : CHOOSE_STATE,
      postcode: postcodeProblem(draft),
      suburb: placeProblem(draft),
    }),
    2: () => ({ whoFor: unanswered(draft.whoFor), firstHome: unanswered(draft.firstHome) }),
    3: () => ({ stage: unanswered(draft.stage), when: unanswered(draft.when) }),
    4: () => ({
      blockWidth: metresProblem(draft.blockWidth, BLOCK.widthM),
      blockDepth: metresProblem(draft.blockDepth, BLOCK.depthM),
    }),
    5: () => ({}),
  }
  const entries = Object.entries(found[step]())
  return Object.fromEntries(entries.flatMap(([field, problem]) => (problem ? [[field, problem]] : [])))
}

const unanswered = (value: string | null) => (value ? null : CHOOSE_ONE)

function nameProblem(name: string): string | null {
  const length = name.trim().length
  if (length === 0) return NAME_REQUIRED
  return length > NAME_MAX ? `At most ${NAME_MAX} characters` : null
}

function postcodeProblem({ postcode, state }: Draft): string | null {
  const typed = postcode.trim()
  if (typed === '') return null
  if (!/^\d{4}$/.test(typed)) return POSTCODE_INVALID
  return state && !postcodeBelongs(typed, state) ? postcodeElsewhere(typed, state) : null
}

/** Suburb or postcode is enough, and neither is required of a person who is not sure of the state. */
function placeProblem({ state, suburb, postcode }: Draft): string | null {
  return state === 'unsure' || suburb.trim() || postcode.trim() ? null : PLACE_MISSING
}
