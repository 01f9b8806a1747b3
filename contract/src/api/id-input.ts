import { z } from 'zod'

/** An id from a client. In capitals it is the same one: it is lower-cased, as the database has it. */
export const IdInput = z.uuid().toLowerCase()
