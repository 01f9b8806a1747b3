import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const NAMES = 'web/src/ui/breakpoints.css'
const TOKENS = 'web/src/ui/tokens.css'
const styles = globSync('web/src/**/*.css')
  .filter((path) => path !== NAMES)
  .map((path) => ({ path, css: readFileSync(path, 'utf8') }))

/** Lines of all styles that match, each with its file. */
const linesWith = (pattern: RegExp) =>
  styles.flatMap(({ path, css }) => [...css.matchAll(pattern)].map(([line]) => `${path}: ${line}`))

const named = new Map(
  [...readFileSync(NAMES, 'utf8').matchAll(/@custom-media --([\w-]+) ([^;]+);/g)].map(
    ([, name = '', query = '']) => [name, query],
  ),
)

test('styles ask for widths by named breakpoints, and for each of these', () => {
  expect(styles.length).toBeGreaterThan(100)
  expect(linesWith(/@media[^{]*\b(?:min-|max-)?width\b[^{]*/g)).toEqual([])
  const asked = new Set(
    styles.flatMap(({ css }) => [...css.matchAll(/\(--([\w-]+)\)[^{};]*\{/g)].map(([, name]) => name)),
  )
  expect(asked).toEqual(new Set(named.keys()))
})

test('scripts ask for the same widths', () => {
  const queries = globSync('web/src/**/*.{ts,tsx}')
    .filter((path) => !path.endsWith('.test.tsx'))
    .flatMap((path) =>
      [...readFileSync(path, 'utf8').matchAll(/'(\(width [<>][^']*)'/g)].map(([, query = '']) => query),
    )

  expect(queries.length).toBeGreaterThan(2)
  expect(queries.filter((query) => ![...named.values()].includes(query))).toEqual([])
})

test('layers are tokens', () => {
  const tokens = new Set([...readFileSync(TOKENS, 'utf8').matchAll(/(--z-[\w-]+):/g)].map(([, name]) => name))
  const asked = linesWith(/z-index: [^;]+/g).map((line) => /var\((--z-[\w-]+)\)/.exec(line)?.[1] ?? line)

  expect(new Set(asked)).toEqual(tokens)
})
