import type { State } from '@dream/contract/rules/account/australia'
import { act, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { clearPersonal } from '#lib/personal/personal-cache.ts'
import { aBrokerCard } from '#testing/brokers.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { invalidate, queryOptions } from '../query.ts'
import { usePages } from './use-pages.ts'

const BROKERS = 'GET /api/brokers'
const PAGE = 2

function List({ state }: { state: State }) {
  const list = usePages({
    pageOf: (after) => queryOptions(BROKERS, { query: { state, after } }),
    nextOf: ({ nextCursor }) => nextCursor,
    keepsPrevious: true,
  })
  return (
    <>
      <ul data-old={list.isPrevious ? '' : undefined}>
        {list.pages
          ?.flatMap(({ items }) => items)
          .map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
      </ul>
      <p>{list.error ? 'failed' : list.moreError ? 'no more pages' : 'fine'}</p>
      {list.hasMore && (
        <button type="button" aria-busy={list.isReading} onClick={list.readMore}>
          More
        </button>
      )}
    </>
  )
}

const cards = new Map(Array.from('ABCDEFG', (name) => [name, aBrokerCard({ name })] as const))
const named = (names: string) => Array.from(names).flatMap((name) => cards.get(name) ?? [])

/** Serves brokers, named by letters, in pages; answers wait for `held`, which may reject. */
function serve(names: string) {
  const server = { names, held: Promise.resolve(), isDown: false, asked: 0 }
  fakeApi({
    [BROKERS]: async ({ url }) => {
      server.asked += 1
      await server.held
      if (server.isDown) return fail(503, 'unavailable')
      const all = named(url.searchParams.get('state') === 'WA' ? 'G' : server.names)
      const start = all.findIndex(({ id }) => id === url.searchParams.get('after')) + 1
      const items = all.slice(start, start + PAGE)
      const isMore = start + PAGE < all.length
      const nextCursor = isMore ? { nextCursor: items.at(-1)?.id } : {}
      return { body: { items, home: null, elsewhereCount: 0, ...nextCursor } }
    },
  })
  return server
}

/** Makes the server hold its answers; returns the function that releases them. */
function hold(server: ReturnType<typeof serve>) {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.held = promise
  return resolve
}

const shown = () =>
  screen
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent)
    .join('')
const shows = (names: string) => waitFor(() => expect(shown()).toBe(names))
const readMore = () => userEvent.click(screen.getByRole('button', { name: 'More' }))
const refresh = () => act(async () => invalidate(BROKERS))

beforeEach(() => clearPersonal())

test('further pages follow on request, to the last', async () => {
  serve('ABCDE')
  renderApp(<List state="VIC" />)
  await shows('AB')

  await readMore()
  await shows('ABCD')
  await readMore()

  await shows('ABCDE')
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
})

test('after a failed page the earlier ones stay, and it can be read again', async () => {
  const server = serve('ABC')
  renderApp(<List state="VIC" />)
  await shows('AB')
  server.isDown = true
  await readMore()
  await screen.findByText('no more pages')
  expect(shown()).toBe('AB')

  server.isDown = false
  await readMore()

  await shows('ABC')
  screen.getByText('fine')
})

test('an invalidation refreshes all pages, without a row lost or shown twice', async () => {
  const server = serve('ABCDEF')
  renderApp(<List state="VIC" />)
  await shows('AB')
  await readMore()
  await shows('ABCD')

  server.names = 'DABCEF'
  await refresh()

  await shows('DABC')
  await readMore()
  await shows('DABCEF')
})

test('a page that is asked for during a refresh follows it, and the refresh is not lost', async () => {
  const server = serve('ABCD')
  renderApp(<List state="VIC" />)
  await shows('AB')
  const release = hold(server)
  server.names = 'BCDE'
  void invalidate(BROKERS)

  await readMore()
  expect(screen.getByRole('button', { name: 'More' }).getAttribute('aria-busy')).toBe('true')
  release()

  await shows('BCDE')
})

test('a page that an invalidation interrupts is read afterwards', async () => {
  const server = serve('ABCD')
  renderApp(<List state="VIC" />)
  await shows('AB')
  const release = hold(server)
  await readMore()
  await waitFor(() => expect(server.asked).toBe(2))

  const refreshed = refresh()
  release()
  await refreshed

  await shows('ABCD')
})

test('another list starts with its first page; the one before stays until then', async () => {
  const server = serve('ABCD')
  const { rerender } = renderApp(<List state="VIC" />)
  await shows('AB')
  await readMore()
  await shows('ABCD')
  const release = hold(server)

  rerender(<List state="WA" />)
  expect(shown()).toBe('ABCD')
  expect(screen.getByRole('list').dataset['old']).toBe('')
  expect(screen.queryByRole('button', { name: 'More' })).toBeNull()
  release()

  await shows('G')
  expect(screen.getByRole('list').dataset['old']).toBeUndefined()
})

test('a failed refresh leaves the pages', async () => {
  const server = serve('ABC')
  renderApp(<List state="VIC" />)
  await shows('AB')
  server.isDown = true

  await refresh()

  await screen.findByText('failed')
  expect(shown()).toBe('AB')
})

test('after a failed refresh the next page comes with those before it, refreshed', async () => {
  const server = serve('ABC')
  renderApp(<List state="VIC" />)
  await shows('AB')
  server.isDown = true
  await refresh()
  await screen.findByText('failed')
  server.names = 'BACD'
  server.isDown = false

  await readMore()

  await shows('BACD')
  screen.getByText('fine')
})
