import type { BrokerCard } from '@dream/contract/api/sections/brokers'
import type { State } from '@dream/contract/rules/account/australia'
import { fakeApi } from './fake-api.ts'
import { aProfile } from './land.ts'

type Served = { pageSize?: number; home?: State | null }

/**
 * Fake server of the directory that filters by state and language, in pages of `pageSize`; by default limited to the buyer's
 * state, if there is one.
 */
export function serveDirectory(brokers: readonly BrokerCard[], { pageSize = 20, home = null }: Served = {}) {
  return fakeApi({
    'GET /api/profile': () => ({ body: aProfile({ postcode: '3056', state: home ?? 'unsure' }) }),
    'GET /api/brokers': ({ url }) => {
      const { state, language, area, after, elsewhere } = Object.fromEntries(url.searchParams)
      const kept = state || area ? null : home
      const isThere = (each: BrokerCard) => kept === null || each.states.includes(kept)
      const matching = brokers.filter(
        (each) =>
          (!state || each.states.some((one) => one === state)) &&
          (!language || each.languages.some((one) => one === language)) &&
          (!area || area === '3056'),
      )
      const found = matching.filter((each) => isThere(each) !== (elsewhere === 'yes'))
      const start = found.findIndex(({ id }) => id === after) + 1
      const items = found.slice(start, start + pageSize)
      const isMore = start + pageSize < found.length
      const elsewhereCount = matching.filter((each) => !isThere(each)).length
      return {
        body: { items, home: kept, elsewhereCount, ...(isMore && { nextCursor: items.at(-1)?.id }) },
      }
    },
  })
}
