import { expect, test } from 'vitest'
import { z } from 'zod'
import { endpoints } from './routes.ts'
import { SHAPE_VERSION } from './shape-version.ts'

/** Digests of the answers of all GET routes, by shape version. */
const DIGESTS = new Map([
  [1, 537158693],
  [2, -1742761897],
  [3, -588344369],
  [4, 491186550],
  [5, -474751702],
  [6, 612481278],
  [7, -1589456500],
  [8, -1388156916],
  [9, -2081526829],
  [10, -1255888223],
  [11, 642903131],
  [12, 1567975803],
  [13, 13735575],
  [14, -1176386157],
  [15, 854429987],
  [16, -1432726604],
  [17, -1043504091],
  [18, 1400252585],
  [19, 106427051],
  [20, -708039285],
  [21, 1801764809],
  [22, 333491670],
  [23, 285687096],
])

const digestOf = (text: string) =>
  Array.from(text).reduce((sum, character) => (Math.imul(sum, 31) + character.charCodeAt(0)) | 0, 0)

test('an answer whose shape changes needs a new shape version, and the new digest here', () => {
  const answers = Object.entries(endpoints)
    // Devices do not cache answers for admins.
    .filter(([name]) => name.startsWith('GET ') && !name.includes('/api/admin/'))
    .map(([name, { answer }]) => [name, z.toJSONSchema(answer, { unrepresentable: 'any', io: 'output' })])
    .toSorted(([one], [other]) => String(one).localeCompare(String(other)))

  expect(digestOf(JSON.stringify(answers))).toBe(DIGESTS.get(SHAPE_VERSION))
})
