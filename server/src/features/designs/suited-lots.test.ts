import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { CatalogueFile, type Design } from '@dream/contract/api/designs/design'
import { factsOf } from '@dream/contract/rules/designs/facts'
import { blockOf, fitOn, groundOf, houseOf, lotFor } from '@dream/contract/rules/land/land-fit'
import { blockWanted, suitedTo } from '@dream/contract/rules/land/suited-lot'

const LIBRARY = new URL('../../../../catalogue/library/designs.json', import.meta.url)
let plans: Design[]

beforeAll(async () => {
  const { designs } = CatalogueFile.parse(JSON.parse(await readFile(LIBRARY, 'utf8')))
  plans = designs.filter(({ plan }) => plan !== null)
})

const OWN = { front: 5, rear: 2.5, side: 1.55, sideStreet: 2.45 }
const PEOPLE = [
  ...(['VIC', 'NSW', 'QLD', 'WA', null] as const).flatMap((state) =>
    (['yes', 'no', null] as const).map((corner) => ({ state, corner, setbacks: null })),
  ),
  { state: 'VIC', corner: null, setbacks: OWN } as const,
].map((answers) => ({ ...answers, mustHaves: ['site:duplex'] }))

describe.each(PEOPLE)('the lot on the card of somebody with %j', (answers) => {
  it('agrees with the fit, for every plan of the catalogue', () => {
    for (const plan of plans) {
      const card = suitedTo(groundOf(answers), plan)
      const shown = Number(factsOf(card).find(({ key }) => key === 'frontage')?.value)
      const house = houseOf(card)
      if (!house) throw new Error('a plan without a house')
      const on = (blockWidth: number) => {
        const block = blockOf({ ...answers, blockWidth, blockDepth: null })
        return block && fitOn(block, house)
      }

      const isBarred = house.site === 'corner' && answers.corner === 'no'
      expect(lotFor(house, groundOf(answers)).width).toBe(shown)
      expect(card.lookingFor[0]).toBe(blockWanted(shown))
      expect(on(shown)).toMatchObject({ fits: !isBarred, across: 0 })
      expect(on(shown - 0.1)?.fits).toBe(false)
      expect(on(shown)?.sentence).toContain(isBarred ? 'corner' : `${shown} m`)
    }
  })
})

it('a suited design can be suited again, and one without a house is unchanged', () => {
  const [plan] = plans
  const victorian = groundOf({ state: 'VIC', corner: null, setbacks: null, mustHaves: [] })
  const islander = groundOf({ state: 'TAS', corner: null, setbacks: null, mustHaves: [] })
  if (!plan) throw new Error('no plans')

  expect(suitedTo(islander, suitedTo(victorian, plan))).toEqual(plan)
  const kitchen = { ...plan, plan: null }
  expect(suitedTo(victorian, kitchen)).toBe(kitchen)
})
