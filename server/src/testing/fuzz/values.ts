import { randomUUID } from 'node:crypto'
import { z, type ZodType } from 'zod'
import { HOSTILE_STRINGS } from '../hostile/hostile-strings.ts'
import type { Random } from './random.ts'

type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
  items?: Schema | boolean
  prefixItems?: Schema[]
  minimum?: number
  maximum?: number
  minLength?: number
  maxLength?: number
  minItems?: number
  maxItems?: number
  format?: string
}

/** Wrong values, sent instead of valid ones. */
const WRONG: readonly ((random: Random) => unknown)[] = [
  () => null,
  () => true,
  () => -1,
  () => 0,
  () => 1e308,
  () => -0.5,
  () => Number.MAX_SAFE_INTEGER,
  () => 2_147_483_648,
  () => '',
  () => '\0',
  () => '\ud800',
  () => '💥'.repeat(700),
  () => 'x'.repeat(20_000),
  () => "'; drop table users; --",
  () => '%00',
  () => [],
  () => ({}),
  () => [[[[[[[[]]]]]]]],
  () => JSON.parse('{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}}}'),
  (random) => random.pick(HOSTILE_STRINGS),
  () => randomUUID(),
  () => '0000-00-00T99:99:99Z',
]

/** Generates values by a schema of the contract: mostly valid, here and there wrong. */
export function fuzzer(schema: ZodType, random: Random, ids: readonly string[]) {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
  return () => valueOf(json, { random, ids, depth: 0 })
}

type Making = { random: Random; ids: readonly string[]; depth: number }

function valueOf(schema: Schema, making: Making): unknown {
  const { random } = making
  if (random.isOneIn(12)) return random.pick(WRONG)(random)
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return valueOf(random.pick(choices), making)
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => valueOf(part, making)))
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object') return objectOf(schema, making)
  if (type === 'array') return arrayOf(schema, making)
  if (type === 'string') return textOf(schema, making)
  if (type === 'integer' || type === 'number') return numberOf(schema, random)
  if (type === 'boolean') return random.isOneIn(2)
  if (type === 'null') return null
  return random.pick(WRONG)(random)
}

function objectOf({ properties = {}, required = [] }: Schema, making: Making) {
  const { random, depth } = making
  const made: Record<string, unknown> = {}
  for (const [name, schema] of Object.entries(properties)) {
    const isLeftOut = required.includes(name) ? random.isOneIn(20) : random.isOneIn(2)
    if (!isLeftOut) made[name] = depth > 6 ? null : valueOf(schema, { ...making, depth: depth + 1 })
  }
  if (random.isOneIn(10))
    made[random.pick(['extra', 'role', 'isAdmin', 'id', 'userId'])] = random.pick(WRONG)(random)
  return made
}

function arrayOf({ items, prefixItems, minItems = 0, maxItems = 6 }: Schema, making: Making) {
  const deeper = { ...making, depth: making.depth + 1 }
  if (prefixItems) return prefixItems.map((each) => valueOf(each, deeper))
  const count = making.random.isOneIn(15) ? 300 : minItems + making.random.below(Math.min(maxItems, 6) + 1)
  const schema = typeof items === 'object' ? items : {}
  return Array.from({ length: count }, () => valueOf(schema, deeper))
}

const TEXTS = ['Sam', 'a', '0412 345 678', '2026-11-24', '-7d', 'name:x', 'Dream-2026', '123456', ' ', 'é€']

function textOf({ format, minLength = 0, maxLength = 100 }: Schema, { random, ids }: Making): string {
  if (format === 'uuid') return random.isOneIn(3) ? randomUUID() : random.pick(ids)
  if (format === 'email') return `${randomUUID()}@example.com`
  if (format === 'date-time') return new Date(random.below(2e12)).toISOString()
  if (format === 'date') return new Date(random.below(2e12)).toISOString().slice(0, 10)
  if (random.isOneIn(3)) return random.pick(ids)
  const text = random.isOneIn(3) ? random.pick(HOSTILE_STRINGS) : random.pick(TEXTS)
  return random.isOneIn(12)
    ? text.repeat(50).slice(0, maxLength + 1)
    : text.padEnd(minLength, 'x').slice(0, maxLength)
}

function numberOf({ type, minimum = -1000, maximum = 1000 }: Schema, random: Random): number {
  if (random.isOneIn(6)) return random.pick([minimum, maximum, minimum - 1, maximum + 1])
  const made = minimum + random.next() * (Math.min(maximum, minimum + 1e6) - minimum)
  return type === 'integer' ? Math.floor(made) : made
}
