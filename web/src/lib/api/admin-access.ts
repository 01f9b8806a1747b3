import { createStore } from '#lib/store/create-store.ts'

/** A route that is there for admins alone; to anybody else it answers 404, as any address that does not exist. */
export const isForAdmins = (url: string) => url.startsWith('/api/admin/')

/** Counts how often an admin's call was answered as if nothing were there: their session may be over, or have been idle for too long. */
export const adminRefusals = createStore(0)
