/** Rate limit of one person's frames: units of a burst, then units a second; exceeding it for so long closes the sockets. */
export type Pace = { burst: number; perSecond: number; cutAfterMs: number }

type Hooks = {
  /** Notifies the other processes of the units a person has spent here. */
  onSpent: (userId: string, units: number) => void
}

/**
 * Rate at which the excess decays: half as fast as it built up; a disconnected person may reconnect once half of it has decayed.
 */
const FORGET = 0.5
const SHARE_EVERY_MS = 1000
const BYTES_A_UNIT = 1024

/** Cost of a frame in units: one, and each kilobyte of it. */
export const unitsOf = (bytes: number): number => 1 + Math.floor(bytes / BYTES_A_UNIT)

/** Budget of one person, over all their sockets. */
export type FrameBudget = {
  /** Spends units if they are available now; returns whether they were. */
  take(units: number): boolean
  /** Spends the actual cost of a frame. */
  charge(units: number): void
  /** Milliseconds until reading continues. */
  waitMs(): number
  /** Whether they have sent too much for too long. */
  isFlood(): boolean
  /** Releases the budget when a socket closes. */
  release(): void
}

export type FrameBudgets = ReturnType<typeof createFrameBudgets>

/**
 * Token buckets per person and not per socket, since several sockets would multiply the budget. They refill steadily, so that no
 * window boundary lets two bursts through. `now`: milliseconds of any monotonic clock.
 */
export function createFrameBudgets(pace: Pace, now: () => number, { onSpent }: Hooks) {
  const accounts = new Map<string, Account>()
  const timer = setInterval(() => {
    for (const [userId, account] of accounts) {
      if (account.spent > pace.perSecond / 2) onSpent(userId, Math.round(account.spent))
      account.spent = 0
      if (account.sockets === 0 && account.isAsNew()) accounts.delete(userId)
    }
  }, SHARE_EVERY_MS)
  timer.unref()

  return {
    /** Budget of a person, for one more socket. */
    of(userId: string): FrameBudget {
      const account = accounts.get(userId) ?? new Account(pace, now)
      accounts.set(userId, account)
      account.sockets += 1
      return account
    },

    /** Whether a person was disconnected for a flood and stays out. */
    isOut: (userId: string): boolean => accounts.get(userId)?.isOut() ?? false,

    /** Applies units spent in another process; nothing is stored for a person without a socket here. */
    spentElsewhere: (userId: string, units: number) => accounts.get(userId)?.lower(units),

    close: () => clearInterval(timer),
  }
}

class Account implements FrameBudget {
  readonly #pace: Pace
  readonly #now: () => number
  #left: number
  #at: number
  /** Time above the limit so far, less what has decayed. */
  #overMs = 0
  #isOver = false
  sockets = 0
  /** Units since the other processes were notified. */
  spent = 0

  constructor(pace: Pace, now: () => number) {
    this.#pace = pace
    this.#now = now
    this.#left = pace.burst
    this.#at = now()
  }

  take(units: number): boolean {
    this.#refill()
    this.#isOver = this.#left <= 0
    if (this.#isOver) return false
    this.charge(units)
    return true
  }

  charge(units: number): void {
    this.#left -= units
    this.spent += units
  }

  lower(units: number): void {
    this.#left -= units
  }

  /** Waits for half a second's worth of units, so that reading is not toggled for each frame. */
  waitMs(): number {
    const { perSecond } = this.#pace
    return Math.ceil(((perSecond / 2 - this.#left) / perSecond) * 1000)
  }

  isFlood(): boolean {
    this.#refill()
    return this.#overMs >= this.#pace.cutAfterMs
  }

  isOut(): boolean {
    this.#refill()
    return this.#overMs >= this.#pace.cutAfterMs * FORGET
  }

  isAsNew(): boolean {
    this.#refill()
    return this.#left >= this.#pace.burst && this.#overMs === 0
  }

  release(): void {
    this.sockets -= 1
    if (this.sockets === 0) this.#isOver = false
  }

  #refill(): void {
    const { burst, perSecond } = this.#pace
    const at = this.#now()
    const elapsedMs = at - this.#at
    this.#at = at
    this.#left = Math.min(burst, this.#left + (elapsedMs * perSecond) / 1000)
    this.#overMs = this.#isOver ? this.#overMs + elapsedMs : Math.max(0, this.#overMs - elapsedMs * FORGET)
  }
}
