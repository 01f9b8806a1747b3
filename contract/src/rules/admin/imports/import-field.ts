/** What a cell of a field holds. Bounds are in metres and square metres. */
export type FieldKind =
  | { is: 'text'; max: number }
  | { is: 'count'; min: number; max: number }
  | { is: 'length' | 'area'; min: number; max: number }
  | { is: 'yes-no' }
  | { is: 'list'; maxItems: number; maxEach: number; pattern?: { test: RegExp; say: string } }
  /** Each value with the other ways in which lists say it. */
  | { is: 'choice'; choices: Readonly<Record<string, readonly string[]>> }

export type ImportField = {
  key: string
  /** Its heading in the template and in an export. */
  label: string
  kind: FieldKind
  /** Which designs must have it. */
  needs?: 'every design' | 'floor plans'
  /** Other headings that mean it, in small letters without signs, with commas between them. */
  alsoCalled: string
}

/** In which units a list gives its lengths and areas where a cell does not say. */
export const LENGTH_UNITS = ['m', 'mm', 'ft'] as const
export const AREA_UNITS = ['m²', 'squares', 'sq ft'] as const
export type ImportUnits = { length: (typeof LENGTH_UNITS)[number]; area: (typeof AREA_UNITS)[number] }
export const METRIC: ImportUnits = { length: 'm', area: 'm²' }
