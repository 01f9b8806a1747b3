import { createStore } from '#lib/store/create-store.ts'

/** Date of erasure of the account that was just deleted on this page, for the next screen; null: none was. */
export const closedAccount = createStore<string | null>(null)

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' })

/** Date as text, such as "8 December 2026". */
export const dayText = (at: string) => DAY.format(new Date(at))
