import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { SharedPlansCard } from './shared-plans-card.tsx'

const STOP = 'DELETE /api/shared-plans/:designId'
const LIST = 'GET /api/shared-plans'
const planOf = (title: string, number: number) => ({
  designId: `00000000-0000-4000-8000-00000000000${number}`,
  title,
  picture: { light: '/media/a.avif', dark: null, width: 10, height: 20 },
  url: `https://dream.example.com/plan/${number}`,
  sharedAt: '2026-11-21T03:00:00.000Z',
  opens: number - 1,
})

function open(stop: Parameters<typeof fakeApi>[0][typeof STOP] = () => ({ status: 204 })) {
  let items = [planOf('Wattle', 1), planOf('Banksia', 2)]
  fakeApi({
    [LIST]: () => ({ body: { items } }),
    [STOP]: async (asked) => {
      const answer = await stop(asked)
      if (answer.status === 204)
        items = items.filter(({ designId }) => !asked.url.pathname.endsWith(designId))
      return answer
    },
  })
  return renderApp(<SharedPlansCard />)
}
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)

it('lists the shared plans, each linking to what others see', async () => {
  open()

  const link = await screen.findByRole('link', { name: 'Wattle' })

  expect(link.getAttribute('href')).toBe('https://dream.example.com/plan/1')
  expect(names()).toEqual(['Wattle', 'Banksia'])
  expect(screen.getAllByText('21 November')).toHaveLength(2)
  screen.getByText(/It never says who shared it/)
})

it('stops a link after one confirmation, and moves the focus to a note about it', async () => {
  const { person } = open()

  await person.click(await screen.findByRole('button', { name: 'Stop sharing Wattle' }))
  const sheet = screen.getByRole('dialog', { name: 'Stop sharing Wattle?' })
  expect(names()).toEqual(['Wattle', 'Banksia'])
  await person.click(within(sheet).getByRole('button', { name: 'Stop sharing' }))

  const said = await screen.findByText('Wattle is no longer shared.')
  expect(names()).toEqual(['Banksia'])
  await waitFor(() => expect(document.activeElement).toBe(said))
})

it('a link that failed to stop stays, and the sheet says why', async () => {
  const { person } = open(() => fail(503, 'unavailable', 'We are busy right now.'))

  await person.click(await screen.findByRole('button', { name: 'Stop sharing Wattle' }))
  const sheet = screen.getByRole('dialog', { name: 'Stop sharing Wattle?' })
  await person.click(within(sheet).getByRole('button', { name: 'Stop sharing' }))

  await within(sheet).findByText('We are busy right now.')
  expect(names()).toEqual(['Wattle', 'Banksia'])
})

it('copies a link again', async () => {
  const { person } = open()
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()

  await person.click(await screen.findByRole('button', { name: 'Copy the link to Banksia' }))

  expect(copied).toHaveBeenCalledExactlyOnceWith('https://dream.example.com/plan/2')
  await screen.findByText('Link copied', { selector: 'button' })
})

it('says how to start when nothing is shared', async () => {
  fakeApi({ [LIST]: () => ({ body: { items: [] } }) })
  renderApp(<SharedPlansCard />)

  await screen.findByText(/No plan yet. Open one and tap Share/)
})
