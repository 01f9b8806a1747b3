import { before } from './each-statement.ts'

/**
 * The driver (postgres 3.4.9) goes on counting the rows of an answer that broke off, by an error or with its connection, in
 * the next answer of that connection: its first places stay empty, and whoever takes the first row gets none
 * (porsager/postgres#1119). This takes the empty places out before anybody gets them.
 */
export function takeWholeAnswer(statement: object): void {
  before(statement, 'resolve', (answer) => {
    if (Array.isArray(answer) && answer.length > 0 && !(0 in answer)) takeOutHoles(answer)
  })
}

function takeOutHoles(rows: unknown[]) {
  const first = rows.findIndex((_, at) => at in rows)
  rows.splice(0, first === -1 ? rows.length : first)
}
