import { expect, it } from 'vitest'
import { LIBRARY } from '#library/library.ts'
import { readDesigns } from '#library/library-files.ts'
import { isDealt } from './dealt.ts'
import { chosenFronts, frontProblems } from './fronts.ts'

it('finds the plan of every facade in the published list', async () => {
  expect(frontProblems(await readDesigns(LIBRARY))).toEqual([])
})

it('reports a facade whose plan has left the list, or has another front now', async () => {
  const designs = await readDesigns(LIBRARY)
  const [slug = '', own] = Object.entries(chosenFronts()).find(([facade]) => isDealt(facade)) ?? []
  const [other] = designs.filter(({ plan }) => plan?.storeys === (own?.front.storeys === 1 ? 2 : 1))
  const without = designs.filter(({ slug: plan }) => plan !== own?.plan)
  const changed = [...without, { slug: own?.plan ?? '', plan: other?.plan ?? null }]

  for (const list of [without, changed])
    expect(frontProblems(list)).toEqual([expect.stringMatching(`^${slug} is the front of no plan`)])
})
