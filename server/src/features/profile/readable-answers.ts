import { ProfileAnswers } from '@dream/contract/api/account/profile'
import { MUST_HAVES_MAX } from '@dream/contract/rules/account/profile'

const Answers = ProfileAnswers.omit({ name: true })
type StoredAnswers = Record<keyof typeof Answers.shape, unknown>

const MustHave = ProfileAnswers.shape.mustHaves.element

/**
 * Parses stored answers: a value that this version does not know counts as not answered, so that no old row can lock a person out
 * of their profile.
 */
export function readableAnswers(name: string, stored: StoredAnswers): ProfileAnswers {
  const mustHaves = Array.isArray(stored.mustHaves)
    ? stored.mustHaves.filter((each) => MustHave.safeParse(each).success)
    : []
  const answers = { ...stored, mustHaves: mustHaves.slice(0, MUST_HAVES_MAX) }
  const { error } = Answers.safeParse(answers)
  const unknown = error?.issues.map(({ path: [field] }) => [String(field), null]) ?? []
  return { name, ...Answers.parse({ ...answers, ...Object.fromEntries(unknown) }) }
}
