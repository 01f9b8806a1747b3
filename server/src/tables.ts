import type { ColumnTypes } from './column-types.ts'
import type { DB } from './tables.generated.ts'

export type { Role, StoredCheck } from './column-types.ts'

/** Tables for the query builder: generated from the migrated database, with the narrower types of some columns. */
export type Tables = {
  [Table in keyof DB]: {
    [Column in keyof DB[Table]]: `${Table}.${Column & string}` extends keyof ColumnTypes
      ? ColumnTypes[`${Table}.${Column & string}`]
      : DB[Table][Column]
  }
}
