import { readDesigns } from '#library/library-files.ts'
import { chosenFronts, frontProblems } from '#rooms/fronts.ts'
import type { Check } from './check.ts'

/** Check: each published facade shows the front of a published plan. */
export const facadeFronts: Check = async (folder) => {
  const named = Object.values(chosenFronts()).filter(({ plan }) => plan !== null)
  return {
    problems: frontProblems(await readDesigns(folder)),
    summary: `${named.length} facades, each the front of a plan`,
  }
}
