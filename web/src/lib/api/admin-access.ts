import { createStore } from '#lib/store/create-store.ts'

/** Admin route; everybody else gets a 404, as for any address that does not exist. */
export const isForAdmins = (url: string) => url.startsWith('/api/admin/')

/** Number of admin calls that were answered with 404: the session may be over, or have been idle for too long. */
export const adminRefusals = createStore(0)
