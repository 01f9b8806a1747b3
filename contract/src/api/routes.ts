import type { z } from 'zod'
import { authEndpoints } from './auth.ts'
import { brokerDeskEndpoints } from './broker-desk.ts'
import { brokerEndpoints } from './brokers.ts'
import { conversationEndpoints } from './conversations.ts'
import { debugEndpoints } from './debug.ts'
import { deckEndpoints } from './deck.ts'
import type { Endpoint } from './endpoint.ts'
import { fileEndpoints } from './files.ts'
import { landEndpoints } from './land.ts'
import { messageEndpoints } from './messages.ts'
import { notificationEndpoints } from './notifications.ts'
import { profileEndpoints } from './profile.ts'
import { shellEndpoints } from './shell.ts'
import { tourEndpoints } from './tours.ts'
import { videoEndpoints } from './videos.ts'

/** Every route of the API by name. The client imports only the types. */
export const endpoints = {
  ...authEndpoints,
  ...profileEndpoints,
  ...deckEndpoints,
  ...debugEndpoints,
  ...videoEndpoints,
  ...landEndpoints,
  ...tourEndpoints,
  ...brokerEndpoints,
  ...brokerDeskEndpoints,
  ...conversationEndpoints,
  ...messageEndpoints,
  ...fileEndpoints,
  ...notificationEndpoints,
  ...shellEndpoints,
} as const

export type Endpoints = typeof endpoints
export type RouteName = keyof Endpoints

type Part<E, K extends keyof Endpoint, Side extends 'input' | 'output'> = E extends {
  readonly [P in K]: infer S
}
  ? S extends z.ZodType
    ? Side extends 'input'
      ? z.input<S>
      : z.output<S>
    : undefined
  : undefined

/** What a caller sends. */
export type BodyOf<N extends RouteName> = Part<Endpoints[N], 'body', 'input'>
export type QueryOf<N extends RouteName> = Part<Endpoints[N], 'query', 'input'>
export type ParamsOf<N extends RouteName> = Part<Endpoints[N], 'params', 'input'>
/** What a caller gets. */
export type AnswerOf<N extends RouteName> = z.output<Endpoints[N]['answer']>
/** What a handler gets, parsed. */
export type ParsedBodyOf<N extends RouteName> = Part<Endpoints[N], 'body', 'output'>
export type ParsedQueryOf<N extends RouteName> = Part<Endpoints[N], 'query', 'output'>
export type ParsedParamsOf<N extends RouteName> = Part<Endpoints[N], 'params', 'output'>
