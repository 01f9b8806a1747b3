import type postgres from 'postgres'
import { type ConnectionOptions, createDriverConnection } from './driver-connection.ts'
import { type Statement, withStatements } from './statement.ts'

/** One connection for one transaction at a time. Statements after its loss are refused, never written. */
export type TransactionSlot = {
  run<R>(text: string, parameters?: readonly unknown[]): Promise<postgres.RowList<R[]>>
  release(): void
}

export type TransactionSlots = {
  /** Waits for a free connection and opens a transaction on it. */
  begin(statement: string): Promise<TransactionSlot>
  close(): Promise<void>
}

const WAIT_MS = 5000

/** Code of the error for a transaction that found no free connection in time. */
export const NO_SLOT = 'NO_SLOT'

/**
 * Each slot is a client of a single connection: only so does the driver tell which connection was lost, and a statement
 * on a lost one would end the process.
 */
export function createTransactionSlots(
  url: string,
  options: ConnectionOptions,
  max: number,
): TransactionSlots {
  const all = Array.from({ length: max }, () => createSlot(url, options))
  const free = [...all]
  const waiting: ((slot: Slot) => void)[] = []

  const take = () =>
    new Promise<Slot>((resolve, reject) => {
      // The last one given back has its statements prepared.
      const slot = free.pop()
      if (slot) return resolve(slot)
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(resume), 1)
        reject(failure(NO_SLOT, 'Every connection for transactions was busy for too long'))
      }, WAIT_MS)
      const resume = (next: Slot) => {
        clearTimeout(timer)
        resolve(next)
      }
      waiting.push(resume)
    })

  const giveBack = (slot: Slot) => {
    slot.end()
    const next = waiting.shift()
    if (next) next(slot)
    else free.push(slot)
  }

  return {
    async begin(statement) {
      const slot = await take()
      try {
        await slot.begin(statement)
      } catch (error) {
        giveBack(slot)
        throw error
      }
      return { run: slot.run, release: () => giveBack(slot) }
    },
    async close() {
      await Promise.all(all.map((slot) => slot.close()))
    },
  }
}

type Slot = ReturnType<typeof createSlot>

function createSlot(url: string, options: ConnectionOptions) {
  let state: 'idle' | 'open' | 'lost' = 'idle'
  const connection = createDriverConnection(url, {
    ...options,
    // The driver ends a connection of a certain age between two statements, also within a transaction that it knows nothing of.
    max_lifetime: null,
    onclose: () => {
      if (state === 'open') state = 'lost'
    },
  })
  const send = (statement: Statement) => {
    if (!connection.isFalling()) return connection.send(statement)
    if (state === 'idle') return void setImmediate(send, statement)
    statement.reject(connectionLost())
  }
  const sql = withStatements(connection.sql, send)

  return {
    async begin(statement: string) {
      await sql.unsafe(statement)
      state = 'open'
    },
    async run<R>(text: string, parameters: readonly unknown[] = []): Promise<postgres.RowList<R[]>> {
      if (state !== 'open') throw connectionLost()
      return sql.unsafe<R[]>(text, sendable(parameters), { prepare: true })
    },
    end() {
      state = 'idle'
    },
    close: () => sql.end({ timeout: 5 }),
  }
}

const connectionLost = () => failure('CONNECTION_CLOSED', 'The connection was lost during the transaction')
const failure = (code: string, message: string) => Object.assign(new Error(message), { code })

type Sendable = postgres.ParameterOrJSON<never>

/** Statement values as the driver takes them. */
export function sendable(parameters: readonly unknown[]): Sendable[] {
  const values = parameters.filter(isSendable)
  if (values.length < parameters.length)
    throw new TypeError('A value of a statement cannot be sent to the database')
  return values
}

function isSendable(value: unknown): value is Sendable {
  return value !== undefined && typeof value !== 'function' && typeof value !== 'symbol'
}
