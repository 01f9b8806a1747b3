import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../routes.ts'

const all = Object.entries<Endpoint>(endpoints)
const isAdmins = ({ audience }: Endpoint) => audience === 'admin' || audience === 'admin-step-up'

test('every route below /api/admin is for admins, and no other route is', () => {
  const misplaced = all.filter(([name, endpoint]) => name.includes(' /api/admin/') !== isAdmins(endpoint))

  expect(misplaced.map(([name]) => name)).toEqual([])
})

test('every admin route names the roles it is for, and no other route does', () => {
  const silent = all.filter(
    ([, endpoint]) => (endpoint.audience === 'admin') !== (endpoint.roles ?? []).length > 0,
  )

  expect(silent.map(([name]) => name)).toEqual([])
})

test('only a route that changes something is sensitive, and only a route with a body is a query', () => {
  const odd = all.filter(
    ([name, { isSensitive, isQuestion }]) => name.startsWith('GET ') && (isSensitive ?? isQuestion),
  )

  expect(odd.map(([name]) => name)).toEqual([])
})
