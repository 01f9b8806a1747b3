import { normalizeIP } from '@fastify/rate-limit'
import type { FastifyRequest } from 'fastify'

/** Whom a limit per address counts: an IPv4 address, or the network of an IPv6 one, of which a home has many. */
export const addressOf = (request: FastifyRequest): string => normalizeIP(request.ip)
