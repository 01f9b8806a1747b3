import type { ColumnType } from 'kysely'

/** Timestamp: read as a date, written as a date or as text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>
/** numeric is read as text. */
export type Numeric = ColumnType<string | null, number | null, number | null>

/** jsonb is read as the value and written as JSON text: the driver would send a list as an array of PostgreSQL. */
export type Json<T> = ColumnType<T, string, string>
export type NullableJson<T> = ColumnType<T | null, string | null, string | null>
export type GeneratedJson<T> = ColumnType<T, string | undefined, string>
