import type { Draft, Template } from './draft.ts'
import { seeded } from './random.ts'

const SECOND = '2.'

/** The first seeds of a template, those of its second edition last. */
export function seedsOf({ secondEdition: second }: Template, count: number): string[] {
  const numbers = Array.from({ length: count }, (_, number) => String(number))
  return second ? [...numbers, ...numbers.map((number) => SECOND + number)] : numbers
}

/** Generates the draft of a seed with the template's edition that the seed belongs to. */
export function draftOf(template: Template, seed: string): Draft {
  const random = seeded(`${template.id}/${seed}`)
  return seed.startsWith(SECOND) && template.secondEdition
    ? template.secondEdition(random)
    : template.draft(random)
}
