import type postgres from 'postgres'

/** Has each statement that a client of the driver makes changed before anybody gets it. */
export function withEachStatement<S extends postgres.Sql>(sql: S, change: (statement: object) => void): S {
  const changed = (made: unknown) => {
    if (isStatement(made)) change(made)
    return made
  }
  return new Proxy(sql, {
    apply: (target, self, values) => changed(Reflect.apply(target, self, values)),
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'unsafe' || typeof value !== 'function') return value
      return (...values: unknown[]) => changed(Reflect.apply(value, target, values))
    },
  })
}

/** The driver also makes names and lists for within statements. */
const isStatement = (made: unknown): made is object =>
  typeof made === 'object' && made !== null && typeof Reflect.get(made, 'resolve') === 'function'

type Inner = 'resolve' | 'reject'

/** Does something first, whenever the driver calls a function that lies within a statement. */
export function before(statement: object, name: Inner, first: (...values: unknown[]) => void) {
  const inner: unknown = Reflect.get(statement, name)
  if (typeof inner !== 'function') throw new TypeError(`A statement of the driver has no ${name}`)
  Reflect.set(statement, name, (...values: unknown[]): unknown => {
    first(...values)
    return Reflect.apply(inner, statement, values)
  })
}
