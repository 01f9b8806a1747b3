import { expect, it } from 'vitest'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { builderQuestions } from './builder-questions.ts'

const areas = { ground: 200, upper: 0, garage: 0, alfresco: 0, porch: 2 }
const questionsOf = (plan: object) => builderQuestions(aDesignDocument({ plan })).join('\n')

it('asks about the features of the plan, with its own figures', () => {
  const asked = questionsOf({
    storeys: 2,
    minLotWidth: 14.5,
    minLotDepth: 30,
    areas: { ...areas, alfresco: 21.46 },
  })

  expect(asked).toContain('about 14.5 × 30 m')
  expect(asked).toContain('alfresco of 21.5 m²')
  expect(asked).toContain('Is the upper floor timber or concrete')
})

it('asks nothing about features that the plan lacks', () => {
  const asked = questionsOf({ storeys: 1, areas })

  expect(asked).not.toMatch(/alfresco|garage|upper floor/)
})
