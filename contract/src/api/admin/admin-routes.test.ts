import { expect, test } from 'vitest'
import type { Endpoint } from '../endpoint.ts'
import { endpoints } from '../routes.ts'

const all = Object.entries<Endpoint>(endpoints)
const isAdmins = ({ audience }: Endpoint) => audience === 'admin' || audience === 'admin-door'

test('what lies under /api/admin is for admins, and nothing else is', () => {
  const misplaced = all.filter(([name, endpoint]) => name.includes(' /api/admin/') !== isAdmins(endpoint))

  expect(misplaced.map(([name]) => name)).toEqual([])
})

test('every route for admins says for which, and no other route does', () => {
  const silent = all.filter(
    ([, endpoint]) => (endpoint.audience === 'admin') !== (endpoint.roles ?? []).length > 0,
  )

  expect(silent.map(([name]) => name)).toEqual([])
})

test('only a change can be sensitive, and only what takes a body can be a question', () => {
  const odd = all.filter(
    ([name, { isSensitive, isQuestion }]) => name.startsWith('GET ') && (isSensitive ?? isQuestion),
  )

  expect(odd.map(([name]) => name)).toEqual([])
})
