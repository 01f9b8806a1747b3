import { expect, it } from 'vitest'
import { aLikedDesign } from '#testing/designs.ts'
import { tellsApart } from './tells-apart.ts'

it('names the feature that the fewest others have, and none where there is none', () => {
  const wattle = aLikedDesign({ features: ['26 m² alfresco', 'Stair in the middle'] }, 1)
  const banksia = aLikedDesign({ features: ['10 m² alfresco'] }, 2)
  const galley = aLikedDesign({ features: [] }, 3)

  const lines = tellsApart([wattle, banksia, galley])

  expect([...lines]).toEqual([
    [wattle.id, 'Stair in the middle'],
    [banksia.id, '10 m² alfresco'],
  ])
})
