import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Key of a rate limit per IP: an IPv4 address, or the network of an IPv6 one, of which a home has many. */
export const clientIp = (request: Pick<FastifyRequest, 'ip'>): string => normalizeIP(request.ip)
