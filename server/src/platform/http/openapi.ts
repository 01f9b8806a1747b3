import { AUDIENCE_PROBLEMS, type Endpoint } from '@dream/contract/api/endpoint'
import { ApiProblem, PROBLEMS, type ProblemCode } from '@dream/contract/api/errors'
import { endpoints } from '@dream/contract/api/routes'
import { BRAND } from '@dream/contract/rules/app/brand'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z, type ZodType } from 'zod'
import { problem } from '#platform/problems/problem.ts'
import { isForAdmins } from './admit-admin.ts'
import { STORES } from './api-guard.ts'

type Json = Record<string, unknown>

/** Problems that every route can answer. */
const ALWAYS = ['rate-limited', 'internal', 'unavailable'] as const satisfies readonly ProblemCode[]

/** OpenAPI document, made from the contract that the server runs. */
export function openapiDocument({ sessionCookie }: { sessionCookie: string }): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    // Admin routes are hidden from everybody else.
    if (isForAdmins(endpoint)) continue
    const [method = '', path = ''] = name.split(' ')
    const url = path.replaceAll(/:(\w+)/g, '{$1}')
    paths[url] = { ...paths[url], [method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${BRAND.name} API`, version: '1' },
    paths,
    components: {
      schemas: { Problem: jsonSchema(ApiProblem, 'output') },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
    },
  }
}

function operation(name: string, endpoint: Endpoint): Json {
  const [method] = name.split(' ')
  const isChange = method !== 'GET'
  return {
    operationId: name,
    summary: endpoint.summary,
    security: endpoint.audience === 'visitor' ? [] : [{ session: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(isChange ? [CSRF_PARAMETER] : []),
    ],
    ...(endpoint.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
      },
    }),
    ...(endpoint.takesFile && { requestBody: ONE_FILE }),
    responses: { [endpoint.status]: success(endpoint), ...failures(endpoint, isChange) },
  }
}

const ONE_FILE: Json = {
  required: true,
  content: {
    'multipart/form-data': {
      schema: {
        type: 'object',
        required: ['file'],
        properties: { file: { type: 'string', format: 'binary' } },
      },
    },
  },
}

const CSRF_PARAMETER: Json = {
  in: 'header',
  name: 'X-CSRF-Token',
  required: true,
  description: 'From GET /api/auth/csrf-token',
  schema: { type: 'string' },
}

function parameters(where: 'path' | 'query', schema: ZodType | undefined): Json[] {
  if (!(schema instanceof z.ZodObject)) return []
  return Object.entries(schema.shape).map(([name, field]) => {
    const part = z.safeParse(
      z.custom<ZodType>((value) => value instanceof z.ZodType),
      field,
    )
    const isOptional = part.success && part.data.safeParse(undefined).success
    return {
      in: where,
      name,
      required: where === 'path' || !isOptional,
      schema: part.success ? jsonSchema(part.data, 'input') : {},
    }
  })
}

function success(endpoint: Endpoint): Json {
  if (endpoint.status === 204) return { description: 'Done' }
  return {
    description: 'Done',
    content: {
      [endpoint.answersFile ?? 'application/json']: { schema: jsonSchema(endpoint.answer, 'output') },
    },
  }
}

function failures(endpoint: Endpoint, isChange: boolean): Json {
  const codes = new Set<ProblemCode>([
    ...endpoint.problems,
    ...AUDIENCE_PROBLEMS[endpoint.audience],
    ...ALWAYS,
  ])
  if (endpoint.body ?? endpoint.query) codes.add('validation-failed')
  if (endpoint.params) codes.add('not-found')
  if (isChange && STORES.has(endpoint.audience)) codes.add('disk-full')
  if (isChange) for (const code of ['csrf-failed', 'content-type', 'body-too-large'] as const) codes.add(code)
  const byStatus = Map.groupBy(codes, (code) => PROBLEMS[code].status)
  return Object.fromEntries(
    [...byStatus].map(([status, list]) => [
      status,
      {
        description: list.join(', '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  )
}

function jsonSchema(schema: ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

type Options = { sessionCookie: string; isPublic: boolean }

/** Route of the document, which is built at the first request. In production only admins get it, and everybody else 404. */
export function openapiRoute(app: FastifyInstance, { isPublic, ...names }: Options): void {
  let text: string | undefined
  app.get('/api/openapi.json', { onRequest: app.apiGuard.limits.read }, async (request, reply) => {
    if (!isPublic && !(await isOpenAdmin(app, request))) throw problem('not-found')
    text ??= JSON.stringify(openapiDocument(names))
    return reply.header('cache-control', 'no-store').type('application/json; charset=utf-8').send(text)
  })
}

async function isOpenAdmin(app: FastifyInstance, request: FastifyRequest): Promise<boolean> {
  const caller = await app.apiGuard.signedIn(request)
  const facts = caller && (await app.apiGuard.findAdmin(caller))
  return facts?.isOpen === true && facts.isKeptOut === null
}
