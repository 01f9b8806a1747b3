import { expect, test } from 'vitest'
import { FEATURE_TITLES, FEATURES } from '../designs/unlocks.ts'
import { FUNNEL } from './funnel.ts'

test('a section that opens is called by its name: at how many likes it does is a setting, and has been another', () => {
  const labels = FUNNEL.filter(({ step }) => step.startsWith('unlocked-')).map(({ label }) => label)

  expect(labels).toEqual(FEATURES.map((feature) => `${FEATURE_TITLES[feature]} open`))
})
