import { hash, verify } from '@node-rs/argon2'
import { problem } from '#platform/problems/problem.ts'

/** Argon2id at the minimum strength of OWASP; about 50 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const RETRY_AFTER_S = 3

export type PasswordHash = ReturnType<typeof createPasswordHash>

type PasswordHashOptions = {
  maxConcurrent?: number
  maxQueued?: number
  /** Checks a password against a hash: the expensive part. */
  matches?: (stored: string, password: string) => Promise<boolean>
}

/**
 * Hashes and checks passwords, few at a time: hashing is the cheapest way to overload a server. When the queue is full the request
 * is refused with a time to retry.
 */
export function createPasswordHash({
  maxConcurrent = 2,
  maxQueued = 40,
  matches = verify,
}: PasswordHashOptions = {}) {
  const queue: (() => void)[] = []
  let running = 0
  let decoy: Promise<string> | undefined

  async function queued<T>(work: () => Promise<T>): Promise<T> {
    if (running >= maxConcurrent) {
      if (queue.length >= maxQueued) throw problem('unavailable', { retryAfterSeconds: RETRY_AFTER_S })
      // A finished task hands its slot over, so `running` stays unchanged.
      await new Promise<void>((go) => queue.push(go))
    } else {
      running += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next) next()
      else running -= 1
    }
  }

  return {
    hash: (password: string) => queued(() => hash(password, COST)),

    /** Checks a password. Without a stored hash it does the same work and returns false, against timing attacks. */
    async verify(stored: string | undefined, password: string): Promise<boolean> {
      decoy ??= hash('no password is this one', COST)
      const against = stored ?? (await decoy)
      const isMatch = await queued(() => matches(against, password))
      return isMatch && stored !== undefined
    },
  }
}
