import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { clearSession } from '#lib/session/session.ts'
import { aBrief } from '#testing/brokers.ts'
import { fail, fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { BriefSheet } from './brief-sheet.tsx'

afterEach(() => clearSession())

const CONVERSATION = '0190c000-0000-7000-8000-000000000001'
const { budget: _budget, ...without } = aBrief()
const SHARED = { ...without, version: 1, sharedAt: '2026-11-21T03:00:00Z', note: 'Hello' }

function open({ refuse = false } = {}) {
  const sent: unknown[] = []
  const onClose = vi.fn()
  fakeApi({
    'GET /api/brief': () => ({ body: aBrief() }),
    'GET /api/preferences/liked': () => ({ body: [] }),
    'GET /api/conversations/:id/brief': () => ({ body: SHARED }),
    'PUT /api/conversations/:id/brief': ({ body }) => {
      sent.push(body)
      return refuse
        ? fail(409, 'conversation-closed', 'This conversation is closed.')
        : { body: { ...SHARED, version: 2 } }
    },
  })
  const about = { conversationId: CONVERSATION, brokerName: 'Tess Hallam' }
  const app = renderApp(<BriefSheet {...about} isOpen onClose={onClose} />, { path: '/chat' })
  return { ...app, sent, onClose }
}

test('the shared parts are ticked, and can be changed', async () => {
  const { person, sent, onClose } = open()
  await screen.findByRole('list', { name: 'Your brief' })
  expect(screen.getByRole('checkbox', { name: /^Budget/ })).toHaveProperty('checked', false)
  expect(screen.getByRole('checkbox', { name: /^Area/ })).toHaveProperty('checked', true)
  expect(screen.getByLabelText('Anything else for Tess?')).toHaveProperty('value', 'Hello')

  await person.click(screen.getByRole('checkbox', { name: /^Area/ }))
  await person.click(screen.getByRole('button', { name: 'Share this' }))

  await screen.findByText('Brief shared')
  expect(onClose).toHaveBeenCalledOnce()
  expect(sent).toMatchObject([
    { share: ['whoFor', 'mustHaves', 'dislikes', 'block', 'stage', 'plans'], note: 'Hello' },
  ])
})

test('a refused change says why and keeps the input', async () => {
  const { person, unmount } = open({ refuse: true })
  await screen.findByRole('list', { name: 'Your brief' })
  await person.click(screen.getByRole('checkbox', { name: /^Stage/ }))

  await person.click(screen.getByRole('button', { name: 'Share this' }))

  expect((await screen.findByRole('alert')).textContent).toMatch(/closed/)
  unmount()
  open()
  await screen.findByRole('list', { name: 'Your brief' })
  expect(screen.getByRole('checkbox', { name: /^Stage/ })).toHaveProperty('checked', false)
})
