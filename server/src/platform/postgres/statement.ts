import postgres from 'postgres'

/** Sends a statement; called once, when somebody first waits for its answer. */
export type Send = (statement: Statement) => void

type Options = { prepare?: boolean; simple?: boolean }
type Making = { send: Send; options?: Options }
/** A connection that counts what it has to do. */
export type Carrier = { underWay: number }

/**
 * A statement as the connections of the driver (postgres 3.4.9) take it, in the place of its own. Each of those holds two
 * functions that are made where they are written to it (`this.resolve = x => …`): V8 puts such functions among the old objects,
 * where they keep the statement, its parameters and its rows until the next full collection, and copying all that is most of the
 * time in which the process stands still. Here they are methods.
 *
 * The driver also goes on counting the rows of an answer that broke off, by an error or with its connection, in the next answer
 * of that connection: its first places stay empty, and whoever takes the first row gets none (porsager/postgres#1119). The
 * empty places are taken out before anybody gets them.
 */
export class Statement implements PromiseLike<unknown> {
  readonly strings: readonly string[]
  readonly args: readonly unknown[]
  readonly options: Options
  readonly tagged: boolean
  /** What the driver's connections note on a statement, there from the start so that all have one shape. */
  active = false
  cancelled: null = null
  state: unknown = null
  statement: unknown = null
  prepare: unknown = undefined
  string = ''
  signature: unknown = ''
  parameters: unknown = undefined
  prepared: unknown = undefined
  describeFirst: unknown = undefined

  /** The connection that has it to do. */
  carrier: Carrier | null = null
  readonly #send: Send
  #answer: Promise<unknown> | null = null
  #take: (answer: unknown) => void = nobody
  #fail: (error: unknown) => void = nobody

  constructor(strings: readonly string[], args: readonly unknown[], { send, options = {} }: Making) {
    this.strings = strings
    this.args = args
    this.options = options
    this.#send = send
    this.tagged = 'raw' in strings
    if (this.tagged && !origins.has(strings)) origins.set(strings, new Error('A statement'))
  }

  /** Where it is written, for the stack of an error of the database. */
  get origin(): string {
    return origins.get(this.strings)?.stack ?? ''
  }

  // oxlint-disable-next-line unicorn/no-thenable -- it is sent when it is awaited, as the driver's own is
  then<A = unknown, B = never>(
    onAnswer?: ((answer: unknown) => A | PromiseLike<A>) | null,
    onError?: ((error: unknown) => B | PromiseLike<B>) | null,
  ): Promise<A | B> {
    return this.#asked().then(onAnswer, onError)
  }

  catch<B>(onError: (error: unknown) => B | PromiseLike<B>): Promise<unknown> {
    return this.#asked().catch(onError)
  }

  finally(onSettled: () => void): Promise<unknown> {
    return this.#asked().finally(onSettled)
  }

  /** For the driver: the answer is there. */
  resolve(answer: unknown): void {
    this.#settle()
    if (Array.isArray(answer) && answer.length > 0 && !(0 in answer)) takeOutHoles(answer)
    this.#take(answer)
  }

  /** For the driver: there will be no answer. */
  reject(error: unknown): void {
    this.#settle()
    this.#fail(error)
  }

  #settle() {
    this.active = false
    if (this.carrier) this.carrier.underWay -= 1
    this.carrier = null
  }

  #asked(): Promise<unknown> {
    if (this.#answer) return this.#answer
    this.#answer = new Promise((resolve, reject) => {
      this.#take = resolve
      this.#fail = reject
    })
    this.#send(this)
    return this.#answer
  }
}

const nobody = () => {}
const origins = new WeakMap<readonly string[], Error>()

// A statement can stand within another one: the driver knows its own there.
const driversOwn: unknown = Object.getPrototypeOf(postgres({ max: 1 })`select 1`)
if (typeof driversOwn !== 'object') throw new TypeError('The driver has no statements')
Object.setPrototypeOf(Statement.prototype, driversOwn)

function takeOutHoles(rows: unknown[]) {
  const first = rows.findIndex((_, at) => at in rows)
  rows.splice(0, first === -1 ? rows.length : first)
}

/** The same client of the driver, whose statements are these and are sent by `send`. */
export function withStatements<S extends postgres.Sql>(sql: S, send: Send): S {
  const unsafe = (text: string, args: readonly unknown[] = [], options: Options = {}) =>
    new Statement([text], args, { send, options: { prepare: false, simple: args.length === 0, ...options } })
  return new Proxy(sql, {
    apply(target, self, values: unknown[]) {
      const [strings, ...args] = values
      // The driver also makes names and lists for within statements.
      return isTemplate(strings)
        ? new Statement(strings, args, { send })
        : Reflect.apply(target, self, values)
    },
    get: (target, name) => (name === 'unsafe' ? unsafe : Reflect.get(target, name)),
  })
}

const isTemplate = (value: unknown): value is TemplateStringsArray => Array.isArray(value) && 'raw' in value

/** How a client of the driver sends what it makes itself. */
export function senderOf(sql: postgres.Sql): Send {
  const handler: unknown = Reflect.get(sql`select 1`, 'handler')
  if (typeof handler !== 'function') throw new TypeError('A statement of the driver has no handler')
  return (statement) => void Reflect.apply(handler, undefined, [statement])
}
