import type { ProfileAnswers } from '../../api/account/profile.ts'
import { KITCHEN, LIVING, SECOND_LIVING, STOREYS, STUDY, SUITE } from './profile.ts'

/** Picture questions, asked from the deck and at any time, so many at once. Those that halve the plans come first. */
export const QUESTIONS_AT_ONCE = 3
export const PICTURE_QUESTIONS = [
  { name: 'secondLiving', text: 'One place to sit together, or two?', choices: SECOND_LIVING },
  { name: 'kitchen', text: 'Where does the mess of cooking go?', choices: KITCHEN },
  { name: 'suite', text: 'Where is your own bedroom?', choices: SUITE },
  { name: 'study', text: 'Where would you work from home?', choices: STUDY },
  { name: 'living', text: 'Where would you sit in the evening?', choices: LIVING },
  { name: 'storeys', text: 'One storey or two?', choices: STOREYS },
] as const
export type PictureQuestion = (typeof PICTURE_QUESTIONS)[number]

type Answered = Pick<ProfileAnswers, PictureQuestion['name'] | 'mustHaves'>

/** Must-haves that answer a question as well. */
const ANSWERED_BY: Partial<Record<PictureQuestion['name'], RegExp>> = {
  living: /^living:(rear|front)$/,
  kitchen: /^room:butlers-pantry$/,
  suite: /^master:/,
  secondLiving: /^living:second$/,
  study: /^room:study$/,
}

/** Returns questions that were not answered yet; "Not sure" is an answer. */
export const unansweredQuestions = (answers: Answered): PictureQuestion[] =>
  PICTURE_QUESTIONS.filter(({ name }) => {
    const mustHave = ANSWERED_BY[name]
    return answers[name] === null && !answers.mustHaves.some((tag) => mustHave?.test(tag))
  })
