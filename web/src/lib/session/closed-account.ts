import { createStore } from '#lib/store/create-store.ts'

/** When the account that was just deleted on this page is erased, for the screen where its person lands; null: none was. */
export const closedAccount = createStore<string | null>(null)

const DAY = new Intl.DateTimeFormat('en-AU', { dateStyle: 'long' })

/** "8 December 2026". */
export const dayText = (at: string) => DAY.format(new Date(at))
