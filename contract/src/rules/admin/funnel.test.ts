import { expect, test } from 'vitest'
import { FEATURE_TITLES, FEATURES } from '../designs/unlocks.ts'
import { FUNNEL } from './funnel.ts'

test('the step of an unlocked section is named after the section, since the likes it needs are a setting', () => {
  const labels = FUNNEL.filter(({ step }) => step.startsWith('unlocked-')).map(({ label }) => label)

  expect(labels).toEqual(FEATURES.map((feature) => `${FEATURE_TITLES[feature]} open`))
})
