import type { IncomingMessage } from 'node:http'
import proxyAddr from '@fastify/proxy-addr'
import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Whom a limit per address counts: an IPv4 address, or the network of an IPv6 one, of which a home has many. */
export const addressOf = (request: Pick<FastifyRequest, 'ip'>): string => normalizeIP(request.ip)

/** The same for requests that do not go through the routes. `trustProxy`: the networks of `TRUST_PROXY`. */
export function readAddresses(trustProxy: readonly string[] | null): (request: IncomingMessage) => string {
  if (trustProxy === null) return ({ socket }) => addressOf({ ip: socket.remoteAddress ?? '' })
  const trusted = proxyAddr.compile([...trustProxy])
  return (request) => addressOf({ ip: proxyAddr(request, trusted) })
}
