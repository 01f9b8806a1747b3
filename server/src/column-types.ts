import type { ColumnType } from 'kysely'

/** A moment: comes as a date, goes as a date or as its text. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>
export type NullableTimestamp = ColumnType<Date | null, Date | string | null, Date | string | null>
/** numeric arrives as text. */
export type Numeric = ColumnType<string | null, number | null, number | null>

/** The driver makes the text of a jsonb column: it is given the value. */
export type Json<T> = ColumnType<T, T, T>
export type GeneratedJson<T> = ColumnType<T, T | undefined, T>
