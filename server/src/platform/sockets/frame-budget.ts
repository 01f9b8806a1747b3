/** How fast the frames of one person may come: units of a burst, then units a second; who is beyond that for so long is cut off. */
export type Pace = { burst: number; perSecond: number; cutAfterMs: number }

type Hooks = {
  /** Tells the other processes what a person has spent here. */
  onSpent: (userId: string, units: number) => void
}

/** Whoever was cut off comes back once half of it is forgotten; it is forgotten half as fast as it came together. */
const FORGET = 0.5
const SHARE_EVERY_MS = 1000
const BYTES_A_UNIT = 1024

/** What reading a frame costs: itself, and each kilobyte of it. */
export const unitsOf = (bytes: number): number => 1 + Math.floor(bytes / BYTES_A_UNIT)

/** What one person may still send, over all their sockets. */
export type FrameBudget = {
  /** Whether this much may be read now; it is spent then. */
  take(units: number): boolean
  /** Spends what a frame turned out to cost. */
  charge(units: number): void
  /** When reading goes on, in milliseconds. */
  waitMs(): number
  /** Whether they have sent too much for too long. */
  isFlood(): boolean
  /** A socket of theirs has closed. */
  release(): void
}

export type FrameBudgets = ReturnType<typeof createFrameBudgets>

/**
 * One budget a person and not a socket: else whoever opens ten has ten. It refills steadily, so that no edge of a window lets two bursts
 * through. `now`: milliseconds of any clock that only goes forward.
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
    /** The budget of a person, for one more socket. */
    of(userId: string): FrameBudget {
      const account = accounts.get(userId) ?? new Account(pace, now)
      accounts.set(userId, account)
      account.sockets += 1
      return account
    },

    /** Whether a person was cut off a moment ago and stays out. */
    isOut: (userId: string): boolean => accounts.get(userId)?.isOut() ?? false,

    /** What another process says that somebody has spent there; of whoever has no socket here nothing is kept. */
    spentElsewhere: (userId: string, units: number) => accounts.get(userId)?.lower(units),

    close: () => clearInterval(timer),
  }
}

class Account implements FrameBudget {
  readonly #pace: Pace
  readonly #now: () => number
  #left: number
  #at: number
  /** How long more has come than may, less what is forgotten of it. */
  #overMs = 0
  #isOver = false
  sockets = 0
  /** Since the other processes were told. */
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

  /** Half a second's worth is gathered, so that reading is not switched on and off for each frame. */
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
