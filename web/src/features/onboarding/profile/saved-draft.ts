import { isRecord } from '@dream/contract/rules/app/is-record'
import { STATES } from '@dream/contract/rules/account/australia'
import * as rules from '@dream/contract/rules/account/profile'
import { toStep, type Draft, type Step } from './answers.ts'

/** Unsaved step as stored on the device. */
export type SavedDraft = { step: Step; draft: Draft }

type Guard<T> = (value: unknown) => value is T

const isText: Guard<string> = (value) => typeof value === 'string'
const isSwitch: Guard<boolean> = (value) => typeof value === 'boolean'
function oneOf<V extends string>(values: readonly V[]): Guard<V | null> {
  return (value): value is V | null => value === null || values.some((each) => each === value)
}
const chosenFrom = <V extends string>(choices: readonly { readonly value: V }[]) =>
  oneOf(choices.map((choice) => choice.value))

function countWithin({ min, max }: { min: number; max: number }): Guard<number | null> {
  return (value): value is number | null =>
    value === null || (typeof value === 'number' && Number.isInteger(value) && value >= min && value <= max)
}

const isMustHave = chosenFrom(rules.MUST_HAVES)
const areMustHaves: Guard<Draft['mustHaves']> = (value): value is Draft['mustHaves'] =>
  Array.isArray(value) &&
  value.length <= rules.MUST_HAVES_MAX &&
  value.every((each) => each !== null && isMustHave(each))

/** Restores a stored draft over the saved answers; malformed fields fall back to those. */
export function restoreDraft(stored: unknown, saved: Draft): SavedDraft | null {
  if (!isRecord(stored) || typeof stored['step'] !== 'number' || !isRecord(stored['draft'])) return null
  const from = stored['draft']
  const pick = <T>(field: keyof Draft, guard: Guard<T>, otherwise: T): T => {
    const value = from[field]
    return guard(value) ? value : otherwise
  }
  return {
    step: toStep(stored['step']),
    draft: {
      name: pick('name', isText, saved.name),
      state: pick('state', oneOf([...STATES, 'unsure']), saved.state),
      suburb: pick('suburb', isText, saved.suburb),
      postcode: pick('postcode', isText, saved.postcode),
      whoFor: pick('whoFor', chosenFrom(rules.WHO_FOR), saved.whoFor),
      firstHome: pick('firstHome', chosenFrom(rules.FIRST_HOME), saved.firstHome),
      stage: pick('stage', chosenFrom(rules.STAGE), saved.stage),
      when: pick('when', chosenFrom(rules.WHEN), saved.when),
      blockWidth: pick('blockWidth', isText, saved.blockWidth),
      blockDepth: pick('blockDepth', isText, saved.blockDepth),
      slope: pick('slope', chosenFrom(rules.SLOPE), saved.slope),
      facing: pick('facing', chosenFrom(rules.FACING), saved.facing),
      onlyFitting: pick('onlyFitting', isSwitch, saved.onlyFitting),
      bedrooms: pick('bedrooms', countWithin(rules.COUNTS.bedrooms), saved.bedrooms),
      bathrooms: pick('bathrooms', countWithin(rules.COUNTS.bathrooms), saved.bathrooms),
      cars: pick('cars', countWithin(rules.COUNTS.cars), saved.cars),
      storeys: pick('storeys', chosenFrom(rules.STOREYS), saved.storeys),
      budget: pick('budget', chosenFrom(rules.BUDGET), saved.budget),
      mustHaves: pick('mustHaves', areMustHaves, saved.mustHaves),
    },
  }
}
