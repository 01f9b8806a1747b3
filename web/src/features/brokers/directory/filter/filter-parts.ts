import { STATE_NAMES, STATES, stateInSentence, type State } from '@dream/contract/rules/account/australia'
import { LANGUAGES, SPECIALTIES } from '@dream/contract/rules/brokers/brokers'
import { ALL_STATES, type Filter } from './filters.ts'

/** One active filter in words. */
export type FilterPart = { name: Exclude<keyof Filter, 'sort'>; text: string }

/** Active filters in the order of their chips. */
export function partsOf({ state, area, specialty, language }: Filter): FilterPart[] {
  const of = (choices: readonly { value: string; label: string }[], value: string | null) =>
    choices.find((choice) => choice.value === value)?.label ?? null
  const parts = [
    { name: 'state' as const, text: state && state !== ALL_STATES ? stateInSentence(state) : null },
    { name: 'area' as const, text: area },
    { name: 'specialty' as const, text: of(SPECIALTIES, specialty) },
    { name: 'language' as const, text: of(LANGUAGES, language) },
  ]
  return parts.flatMap(({ name, text }) => (text === null ? [] : [{ name, text }]))
}

/** Choices of each list; '' means everybody. */
export const CHOICES = {
  sort: {
    title: 'Sort by',
    choices: [
      { value: 'match', label: 'Best match' },
      { value: 'fastest', label: 'Fastest reply' },
    ],
  },
  specialty: {
    title: 'Specialty',
    choices: [{ value: '', label: 'Any specialty' }, ...SPECIALTIES],
  },
  language: {
    title: 'Language',
    choices: [{ value: '', label: 'Any language' }, ...LANGUAGES],
  },
} as const satisfies Record<string, { title: string; choices: readonly { value: string; label: string }[] }>

/** Choices of states; '' is the default: the person's own, if they have named one. */
export const stateChoices = (home: State | null) => ({
  title: 'State or territory',
  choices: [
    ...(home
      ? [
          { value: '', label: `${STATE_NAMES[home]}, where you'll build` },
          { value: ALL_STATES, label: 'All of Australia' },
        ]
      : [{ value: '', label: 'All of Australia' }]),
    ...STATES.filter((state) => state !== home).map((value) => ({ value, label: STATE_NAMES[value] })),
  ],
})
