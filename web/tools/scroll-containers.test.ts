import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const STYLES = join(import.meta.dirname, '../src')
const SCROLLS = /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/
const IS_PLACED = /position:\s*(relative|absolute|fixed|sticky)/

/** Declarations of each rule, without those of nested rules. */
function rulesOf(css: string): string[] {
  const rules: string[] = []
  let left = css.replaceAll(/\/\*.*?\*\//gs, '')
  for (let innermost = /\{([^{}]*)\}/.exec(left); innermost; innermost = /\{([^{}]*)\}/.exec(left)) {
    rules.push(innermost[1] ?? '')
    left = left.slice(0, innermost.index) + ';' + left.slice(innermost.index + innermost[0].length)
  }
  return rules
}

test('scroll containers are positioned: otherwise a hidden label in the hundredth row makes the page itself that tall', () => {
  const escaping = globSync('**/*.css', { cwd: STYLES }).flatMap((file) =>
    rulesOf(readFileSync(join(STYLES, file), 'utf8'))
      .filter((rule) => SCROLLS.test(rule) && !IS_PLACED.test(rule))
      .map((rule) => `${file}:${rule}`),
  )

  expect(escaping).toEqual([])
})
