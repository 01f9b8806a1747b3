import { z } from 'zod'

/** Id from a client, lower-cased as in the database. */
export const IdInput = z.uuid().toLowerCase()
