import type { FieldError } from '@dream/contract/api/errors'
import type { Profile, ProfileAnswers, ProfileChange } from '@dream/contract/api/account/profile'
import { postcodeBelongs, postcodeElsewhere } from '@dream/contract/rules/account/australia'
import { NAME_REQUIRED } from '@dream/contract/rules/account/credentials'
import { maskedPhone } from '@dream/contract/rules/account/codes'
import { ANSWERS_OF_STEPS, CHOOSE_ONE, PROFILE_STEPS } from '@dream/contract/rules/account/profile'

type Answer = keyof ProfileAnswers

/** Answers missing for completion, by name. A suburb or a postcode is enough of a place, unless the state is 'unsure'. */
export function missingAnswers(answers: ProfileAnswers): FieldError[] {
  const errors: FieldError[] = []
  const need = (path: Answer, message: string) => {
    if (!answers[path]) errors.push({ path, message })
  }
  need('name', NAME_REQUIRED)
  need('state', 'Choose your state or territory')
  if (!answers.postcode && answers.state !== 'unsure') need('suburb', 'Enter your suburb or postcode')
  for (const path of ['whoFor', 'firstHome', 'stage', 'when'] as const) need(path, CHOOSE_ONE)
  return errors
}

/** Contradictory answers. */
export function contradictions({
  state,
  postcode,
}: Pick<ProfileAnswers, 'state' | 'postcode'>): FieldError[] {
  if (!state || !postcode || postcodeBelongs(postcode, state)) return []
  return [{ path: 'postcode', message: postcodeElsewhere(postcode, state) }]
}

/** Step after the saved one, never back behind one that was reached before. */
export function stepAfter(reached: number, change: ProfileChange): number {
  const saved =
    ANSWERS_OF_STEPS.findLastIndex((names) => names.some((name) => change[name] !== undefined)) + 1
  return Math.min(PROFILE_STEPS, Math.max(reached, saved + 1))
}

/** Answers after a change. Fields that were not sent keep their stored value. */
export function answersAfter(before: ProfileAnswers, change: ProfileChange): ProfileAnswers {
  const sent = Object.entries(change).filter(([, answer]) => answer !== undefined)
  return Object.assign({ ...before }, Object.fromEntries(sent))
}

type Stored = { answers: ProfileAnswers; step: number; isComplete: boolean; phone: string | null }

export function toProfile({ answers, step, isComplete, phone }: Stored): Profile {
  const missing = missingAnswers(answers).map(({ path }) => path)
  return { ...answers, step, isComplete, missing, phone: phone && maskedPhone(phone) }
}
