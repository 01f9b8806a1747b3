import type { Design } from '@dream/contract/api/designs/design'

import { idOf } from '#describe/describe.ts'
import { totalAreaOf } from '#plan/facts.ts'

import { describeSpread, nearestOf } from '#selection/choose.ts'
import { readDesigns } from '#library/library-files.ts'
import { UNLIKE } from '#selection/exchange.ts'
import { MIN_DISTANCE } from '#selection/selection.ts'
import type { Check } from './check.ts'
import { libraryFindings } from './library-findings.ts'
import type { PlanFinding } from './plan-finding.ts'

const MIN_PLANS = 400
const MAX_CHIP_LENGTH = 15
/** Maximum number of plans with the same line. */
const MAX_LINE_USES = 4

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

function textProblems(design: Design): string[] {
  const { title, plan, interests, lookingFor, features, totalArea, id, slug } = design
  const long = [...interests, ...lookingFor].filter((text) => text.length > MAX_CHIP_LENGTH)
  return [
    ...(id === idOf(slug) ? [] : [`${title}: its id is not its slug's`]),
    ...(long.length > 0 ? [`${title}: chips too long: ${long.join(', ')}`] : []),
    ...(interests.length < 2 || interests.length > 5 ? [`${title}: ${interests.length} interests`] : []),
    ...(lookingFor.length < 2 || lookingFor.length > 4 ? [`${title}: looking for ${lookingFor.length}`] : []),
    ...(features.length < 3 ? [`${title}: hardly any features`] : []),
    ...(plan && totalArea === totalAreaOf(plan) ? [] : [`${title}: its area is not the sum of its parts`]),
  ]
}

function geometryProblems(design: Design, found: PlanFinding | undefined): string[] {
  if (!found) return [`${design.title}: no template makes it any more`]
  const facts = same(found.facts, design.plan) ? [] : ["its facts are not its geometry's"]
  return [...facts, ...found.problems].map((problem) => `${design.title}: ${problem}`)
}

/** Lines that are used for too many plans. */
function wornLines(designs: readonly Design[]): string[] {
  return [...Map.groupBy(designs, ({ description }) => description)]
    .filter(([, plans]) => plans.length > MAX_LINE_USES)
    .map(([line, plans]) => `"${line}" is said of ${plans.length} plans`)
}

/** Check: every plan is still good, its description is what its seed generates, and none is a near copy of another. */
export const planDesigns: Check = async (folder) => {
  const designs = (await readDesigns(folder)).filter((design) => design.category === 'Floor Plan')
  const plans = await libraryFindings(folder)
  const away = nearestOf([...plans.values()])
  const [nearest = 1, median = 1] = [away[0], away[away.length >> 1]]
  const titles = new Set(designs.map((design) => design.title))
  return {
    problems: [
      ...designs.flatMap((design) => [
        ...textProblems(design),
        ...geometryProblems(design, plans.get(design.slug)),
      ]),
      ...wornLines(designs),
      ...(titles.size < designs.length ? ['two plans share a title'] : []),
      ...(plans.size === designs.length ? [] : ['origins.json and designs.json do not name the same plans']),
      ...(designs.length < MIN_PLANS ? [`only ${designs.length} plans`] : []),
      ...(nearest < MIN_DISTANCE
        ? [`two plans differ in only ${(nearest * 100).toFixed(1)} % of their cells`]
        : []),
      ...(median < UNLIKE
        ? [`half of the plans have a neighbour within ${(median * 100).toFixed(1)} % of their cells`]
        : []),
    ],
    summary: `${designs.length} plans, ${describeSpread([...plans.values()])}`,
  }
}
