import type { FieldError } from '@dream/contract/api/errors'
import type { ZodType } from 'zod'
import { invalid, problem } from '#platform/problems/problem.ts'

type Inputs = { body: unknown; query: unknown; params: unknown }
type Schemas = { body?: ZodType; query?: ZodType; params?: ZodType }

/** Parses the input of a request. Path parameters that fit no schema name nothing, so they are `not-found`. */
export function parseInput(schemas: Schemas, sent: Inputs): Inputs {
  return {
    params: schemas.params ? parseParams(schemas.params, sent.params) : undefined,
    query: schemas.query ? parse(schemas.query, sent.query) : undefined,
    body: schemas.body ? parse(schemas.body, sent.body === undefined ? {} : sent.body) : undefined,
  }
}

function parseParams(schema: ZodType, value: unknown) {
  const result = schema.safeParse(value)
  if (!result.success || hasNul(result.data)) throw problem('not-found')
  return result.data
}

function parse(schema: ZodType, value: unknown) {
  const result = schema.safeParse(value)
  if (!result.success) throw invalid(firstPerField(result.error.issues))
  if (hasNul(result.data)) throw invalid([{ path: '', message: 'Text must not contain null characters' }])
  return result.data
}

type Issue = { path: PropertyKey[]; message: string }

/** First issue of each field. */
function firstPerField(issues: readonly Issue[]): FieldError[] {
  const byPath = new Map<string, FieldError>()
  for (const issue of issues) {
    const path = issue.path.map(String).join('.')
    if (!byPath.has(path)) byPath.set(path, { path, message: issue.message })
  }
  return [...byPath.values()]
}

/** Detects NUL, which PostgreSQL cannot store in text and would refuse with an error of its own. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (Array.isArray(value)) return value.some(hasNul)
  return typeof value === 'object' && value !== null && Object.values(value).some(hasNul)
}
