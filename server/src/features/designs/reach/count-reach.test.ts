import { expect, test } from 'vitest'
import { aDatabase } from '#testing/database/a-database.ts'
import { aDesignDocument } from '#testing/designs/design-documents.ts'
import { aBuyer } from '#testing/people/people.ts'
import { countReach } from './count-reach.ts'

test('a design reaches the buyers for whom it has all that they asked for, and lists what others miss', async () => {
  const database = await aDatabase()
  const asks = async (answers: object) => {
    const { user } = await aBuyer(database)
    await database.db
      .insertInto('profiles')
      .values({ user_id: user.id, ...answers })
      .execute()
  }
  await asks({ bedrooms: 4, block_width: 14 })
  await asks({ bedrooms: 4, bathrooms: 1 })
  await asks({})
  await asks({ bedrooms: 3 })
  await asks({ bedrooms: 4, block_width: 9 })
  await asks({ bedrooms: 5, block_width: 9 })
  await asks({ budget: 'under-300' })

  const plan = await countReach(database, aDesignDocument({ bedrooms: 4, bathrooms: 2, frontage: 12.5 }))
  const kitchen = await countReach(database, aDesignDocument({ category: 'Kitchen' }))
  const half = await countReach(database, aDesignDocument({ tags: ['site:duplex'] }))
  await database.close()

  expect(plan).toEqual({
    buyers: 7,
    suited: 2,
    undecided: 1,
    lacks: [
      { fact: 'bedrooms', buyers: 2 },
      { fact: 'blockWidth', buyers: 2 },
      { fact: 'budget', buyers: 1 },
    ],
  })
  expect(kitchen).toEqual({ buyers: 7, suited: 6, undecided: 1, lacks: [] })
  expect(half).toEqual({ buyers: 7, suited: 0, undecided: 0, lacks: [{ fact: 'site', buyers: 7 }] })
})
