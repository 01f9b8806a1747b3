import fastify from 'fastify'
import { expect, test } from 'vitest'
import { addressOf, readAddresses } from './address.ts'

const FORWARDED = [
  undefined,
  '203.0.113.7',
  '203.0.113.7, 10.0.0.9',
  '198.51.100.1, 203.0.113.7, 10.0.0.9',
  '2001:db8:1:2:3:4:5:6',
  'nonsense',
]

test.each([[null], [['loopback']], [['loopback', '10.0.0.0/8']], [['192.0.2.0/24']]])(
  'with %j trusted, a request has the address that the routes see',
  async (trustProxy) => {
    const app = fastify({ trustProxy: trustProxy ?? false })
    const addressOfRaw = readAddresses(trustProxy)
    app.get('/', (request) => ({ byRoute: addressOf(request), byItself: addressOfRaw(request.raw) }))

    for (const forwarded of FORWARDED) {
      const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded }
      const answer = await app.inject({ url: '/', headers })
      const { byRoute, byItself } = answer.json<{ byRoute: string; byItself: string }>()
      expect(byItself, forwarded).toBe(byRoute)
    }
  },
)
