import type { Design } from '@dream/contract/api/designs/design'

/** Fields of a design that ranking needs. */
export type Rankable = Pick<
  Design,
  'category' | 'bedrooms' | 'bathrooms' | 'garages' | 'frontage' | 'totalArea' | 'tags' | 'plan'
>

/** Facts with one value per plan, in at most 255 buckets; bucket 0 is "has none". */
export const COLUMNS = {
  bedrooms: { step: 1, of: (design: Rankable) => design.bedrooms },
  bathrooms: { step: 1, of: (design: Rankable) => design.bathrooms },
  cars: { step: 1, of: (design: Rankable) => design.garages },
  storeys: { step: 1, of: (design: Rankable) => design.plan?.storeys ?? null },
  area: { step: 5, of: (design: Rankable) => design.totalArea },
} as const
export type Column = keyof typeof COLUMNS

/** Columns with few distinct combinations. */
export const SHAPE_COLUMNS = ['bedrooms', 'bathrooms', 'cars', 'storeys'] as const
export const COLUMN_NAMES = [...SHAPE_COLUMNS, 'area'] as const
export const BUCKETS = 256

export const bucketOf = (column: Column, value: number | null): number =>
  value === null ? 0 : Math.min(BUCKETS - 1, 1 + Math.round(value / COLUMNS[column].step))
export const valueOf = (column: Column, bucket: number): number => (bucket - 1) * COLUMNS[column].step

export const bucketsOf = (design: Rankable, columns: readonly Column[]): number[] =>
  columns.map((column) => bucketOf(column, COLUMNS[column].of(design)))
