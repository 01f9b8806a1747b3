import { isBarred, lotDepthFor, lotWidthFor } from '@dream/contract/rules/land/land-fit'
import { type Answers, mostAreaFor } from '../ranking/answers.ts'
import { type Fact, FACT_NAMES, FACTS, type Facts, type Rankable } from '../ranking/facts.ts'
import type { FeatureIndex } from '../ranking/feature-index.ts'
import type { Taken } from '../ranking/twins.ts'

/** Test of each fact's value: whether it is what was asked for. */
type Tests = { [F in Fact]: (value: Facts[F] | null) => boolean }

/** A bathroom or a car more is fine. */
function testsOf(answers: Answers): Tests {
  const { bedrooms, bathrooms, cars, storeys, blockWidth, blockDepth, ground } = answers
  const mostArea = mostAreaFor(answers) ?? Infinity
  return {
    bedrooms: (count) => count !== null && (bedrooms === null || count === bedrooms),
    bathrooms: (count) => (count ?? 0) >= (bathrooms ?? 0),
    cars: (count) => (count ?? 0) >= (cars ?? 0),
    storeys: (count) => storeys === null || count === storeys,
    area: (area) => (area ?? 0) <= mostArea,
    width: (need) =>
      need !== null && !isBarred(need.site, ground) && isWithin(blockWidth, lotWidthFor(need, ground)),
    depth: (need) => need !== null && isWithin(blockDepth, lotDepthFor(need, ground)),
  }
}

const isWithin = (block: number | null, lot: number) => block === null || lot <= block + 1e-6

/** Whether a design has all that was asked for. */
export function hasAll(answers: Answers, design: Rankable): boolean {
  const tests = testsOf(answers)
  const passes = <F extends Fact>(fact: F) => tests[fact](FACTS[fact](design))
  return FACT_NAMES.every(passes)
}

/** Finds whether any design has it all, and those of them that are left: no more than `enough`, and one of each family. */
export function findMatchingAll(
  { size, columns, isDealt, twins }: FeatureIndex,
  answers: Answers,
  { taken, enough }: { taken: Taken; enough: number },
): { isAny: boolean; left: Set<number> } {
  const tests = testsOf(answers)
  const passing = FACT_NAMES.map(<F extends Fact>(fact: F) => {
    const { values, numbers } = columns[fact]
    const isPassing = values.map(tests[fact])
    return (ordinal: number) => isPassing[numbers[ordinal] ?? 0] === true
  })
  const found = { isAny: false, left: new Set<number>() }
  for (let ordinal = 0; ordinal < size && found.left.size < enough; ordinal += 1) {
    if (isDealt[ordinal] !== 1 || !passing.every((passes) => passes(ordinal))) continue
    found.isAny = true
    if (!taken.has(ordinal)) found.left.add(lookOf(twins, ordinal))
  }
  return found
}

/** Key of a look: twins share one. */
export const lookOf = ({ familyOf }: FeatureIndex['twins'], ordinal: number): number => {
  const family = familyOf[ordinal] ?? 0
  return family > 0 ? -family : ordinal
}
