import { expect, test } from 'vitest'
import { isPublicIp, lookupPublicIp } from './public-ip.ts'

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '::1',
  '::ffff:10.0.0.1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::a00:1',
  '2002:a00:1::',
  '::10.0.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
])('%s is inside', (ip) => {
  expect(isPublicIp(ip)).toBe(false)
})

test.each(['142.250.70.10', '17.57.146.20', '2404:6800:4006:80a::200a'])('%s is outside', (ip) => {
  expect(isPublicIp(ip)).toBe(true)
})

test('a name that resolves to a private address is not connected to', async () => {
  const found = await new Promise((resolve) => lookupPublicIp('localhost', {}, (error) => resolve(error)))

  expect(found).toMatchObject({ message: 'localhost has no public IP' })
})
