import { z } from 'zod'

/** An id as somebody names it. In capitals it is the same one: it is compared with what the database says, and told to others. */
export const GivenId = z.uuid().toLowerCase()
