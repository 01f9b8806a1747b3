import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

type Use = { path: string; names: string[]; isDynamic: boolean }

/** Class names that a component takes from its CSS modules; dynamic where one is chosen by a variable. */
function usesIn(file: string, source: string): Use[] {
  return [...source.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].map(([, name = '', from = '']) => {
    const indexes = [...source.matchAll(new RegExp(`\\b${name}\\[([^\\]]+)\\]`, 'g'))].map(([, index = '']) =>
      [...index.matchAll(/'([\w-]+)'/g)].map(([, literal = '']) => literal),
    )
    return {
      path: from.startsWith('#') ? join('web/src', from.slice(1)) : join(dirname(file), from),
      names: indexes.flat(),
      isDynamic: indexes.some((literals) => literals.length === 0),
    }
  })
}

function readUses(): Map<string, Use[]> {
  const byPath = new Map<string, Use[]>()
  for (const file of globSync('web/src/**/*.tsx')) {
    for (const use of usesIn(file, readFileSync(file, 'utf8')))
      byPath.set(use.path, [...(byPath.get(use.path) ?? []), use])
  }
  return byPath
}

const classesOf = (css: string) =>
  new Set(
    [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/\.([a-z_][\w-]*)/gi)].map(([, name = '']) => name),
  )

test('each class that a component names is in its CSS module, and each class there is named', () => {
  const uses = readUses()
  const missing: string[] = []
  const unused: string[] = []
  for (const [path, all] of uses) {
    const classes = classesOf(readFileSync(path, 'utf8'))
    const names = new Set(all.flatMap((use) => use.names))
    missing.push(...[...names].filter((name) => !classes.has(name)).map((name) => `${path}: ${name}`))
    if (all.some((use) => use.isDynamic)) continue
    unused.push(...[...classes].filter((name) => !names.has(name)).map((name) => `${path}: ${name}`))
  }

  expect(uses.size).toBeGreaterThan(100)
  expect({ missing, unused }).toEqual({ missing: [], unused: [] })
})
