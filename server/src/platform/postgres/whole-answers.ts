import type postgres from 'postgres'

/**
 * The driver (postgres 3.4.9) goes on counting the rows of an answer that broke off, by an error or with its connection, in
 * the next answer of that connection: its first places stay empty, and whoever takes the first row gets none
 * (porsager/postgres#1119). This takes the empty places out.
 */
export function withWholeAnswers<S extends postgres.Sql>(sql: S): S {
  return new Proxy(sql, {
    apply: (target, self, values) => mend(Reflect.apply(target, self, values)),
    get(target, name) {
      const value: unknown = Reflect.get(target, name)
      if (name !== 'unsafe' || typeof value !== 'function') return value
      return (...values: unknown[]) => mend(Reflect.apply(value, target, values))
    },
  })
}

/** What a statement answers is put right before anybody gets it. */
function mend(statement: unknown): unknown {
  if (typeof statement !== 'object' || statement === null) return statement
  const resolve: unknown = Reflect.get(statement, 'resolve')
  if (typeof resolve !== 'function') return statement
  Reflect.set(statement, 'resolve', (answer: unknown) => {
    if (Array.isArray(answer) && answer.length > 0 && !(0 in answer)) takeOutHoles(answer)
    return Reflect.apply(resolve, statement, [answer])
  })
  return statement
}

function takeOutHoles(rows: unknown[]) {
  const first = rows.findIndex((_, at) => at in rows)
  rows.splice(0, first === -1 ? rows.length : first)
}
