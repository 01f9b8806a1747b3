/** Type of a field's cells. Bounds are in metres and square metres. */
export type FieldKind =
  | { is: 'text'; max: number }
  | { is: 'count'; min: number; max: number }
  | { is: 'length' | 'area'; min: number; max: number }
  | { is: 'yes-no' }
  | { is: 'list'; maxItems: number; maxEach: number; pattern?: { test: RegExp; say: string } }
  /** Choices, each with its synonyms in lists. */
  | { is: 'choice'; choices: Readonly<Record<string, readonly string[]>> }

export type ImportField = {
  key: string
  /** Heading in the template and in an export. */
  label: string
  kind: FieldKind
  /** Designs for which it is required. */
  needs?: 'every design' | 'floor plans'
  /** Synonyms of the heading, lower case without punctuation, separated by commas. */
  alsoCalled: string
}

/** Default units of lengths and areas in a list, for cells that do not name one. */
export const LENGTH_UNITS = ['m', 'mm', 'ft'] as const
export const AREA_UNITS = ['m²', 'squares', 'sq ft'] as const
export type ImportUnits = { length: (typeof LENGTH_UNITS)[number]; area: (typeof AREA_UNITS)[number] }
export const METRIC: ImportUnits = { length: 'm', area: 'm²' }
