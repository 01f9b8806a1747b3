import type { Profile } from '@dream/contract/api/account/profile'
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { prefersReducedMotion } from '#lib/display/motion.ts'
import { fakeApi } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { ProfileScreen } from './profile-screen.tsx'

const profile: Profile = {
  name: 'Maya King',
  state: 'VIC',
  suburb: 'Brunswick',
  postcode: '3056',
  whoFor: 'family',
  firstHome: 'yes',
  stage: 'have-land',
  when: 'this-year',
  blockWidth: 14.5,
  blockDepth: null,
  slope: null,
  facing: null,
  corner: null,
  setbacks: null,
  onlyFitting: false,
  bedrooms: 4,
  bathrooms: null,
  cars: null,
  storeys: null,
  kitchen: null,
  living: null,
  suite: null,
  secondLiving: null,
  study: null,
  budget: null,
  mustHaves: [],
  step: 5,
  missing: [],
  isComplete: true,
  phone: '04•• ••• 678',
}

function open({ unsent = 0, left = 0, messages = 0, notes = 0, collections = 0 } = {}) {
  fakeApi({
    'GET /api/profile': () => ({ body: profile }),
    'GET /api/auth/sessions': () => ({ body: { items: [] } }),
    'GET /api/auth/passkeys': () => ({ body: { items: [] } }),
  })
  const calls = {
    onEdit: vi.fn(),
    onDeleted: vi.fn(),
    onLogOut: vi.fn(async () => {}),
    onSendUnsent: vi.fn(async () => ({ swipes: left, messages: 0, notes: 0 })),
    countUnsent: async () => ({ swipes: unsent, messages, notes, collections }),
  }
  const app = renderApp(
    <ProfileScreen
      user={aUser()}
      taste={null}
      progress={{ floorPlanLikes: 11, unlocked: ['dreamlist'] }}
      notifications={<p>On for this device.</p>}
      signInForms={{
        email: () => <p>The email form</p>,
        phone: () => <p>The phone form</p>,
        password: () => <p>The password form</p>,
        passkeys: () => <p>The passkeys</p>,
      }}
      {...calls}
    />,
    { path: '/profile' },
  )
  return { ...app, ...calls }
}

test('shows the person, their progress and their answers', async () => {
  open()

  await screen.findByText('Brunswick 3056 · Victoria')
  screen.getByRole('heading', { level: 1, name: 'Maya King' })
  screen.getByText('Have land · maya@example.com')
  screen.getByText('04•• ••• 678')
  screen.getByText('2 more Floor Plan likes open Land.')
  expect(screen.getByRole('progressbar', { name: 'Floor Plan likes' }).getAttribute('aria-valuenow')).toBe(
    '11',
  )
  expect(screen.getByRole('link', { name: /Dreamlist/ }).textContent).toContain('Open')
  expect(screen.getByRole('link', { name: /Brokers/ }).textContent).toContain('at 19')
})

test('each line of answers opens its step', async () => {
  const { person, onEdit } = open()

  await person.click(await screen.findByRole('button', { name: /^Block/ }))

  expect(onEdit).toHaveBeenCalledExactlyOnceWith(4)
})

test('the sign-in forms open on demand, one at a time', async () => {
  const { person } = open()

  await person.click(screen.getByRole('button', { name: 'Change password' }))
  screen.getByText('The password form')
  await person.click(screen.getByRole('button', { name: 'Change email' }))

  screen.getByText('The email form')
  expect(screen.queryByText('The password form')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Cancel email' }))
  expect(screen.queryByText('The email form')).toBeNull()
})

test('the theme is chosen here and applies at once', async () => {
  const { person } = open()

  await person.click(screen.getByLabelText('Dark'))
  expect(document.documentElement.dataset['theme']).toBe('dark')

  await person.click(screen.getByLabelText('Match system'))
  expect(document.documentElement.dataset['theme']).toBeUndefined()
})

test('reduced motion is chosen here and applies at once', async () => {
  const { person } = open()

  await person.click(screen.getByRole('switch', { name: 'Less motion' }))
  expect(document.documentElement.dataset['motion']).toBe('reduced')
  expect(prefersReducedMotion()).toBe(true)

  await person.click(screen.getByRole('switch', { name: 'Less motion' }))
  expect(document.documentElement.dataset['motion']).toBeUndefined()
})

test('with everything sent, logging out asks nothing', async () => {
  const { person, onLogOut } = open()

  await person.click(screen.getByRole('button', { name: 'Log out' }))

  await waitFor(() => expect(onLogOut).toHaveBeenCalledOnce())
})

test('unsent swipes are sent before logging out', async () => {
  const { person, onLogOut, onSendUnsent } = open({ unsent: 3 })

  await person.click(screen.getByRole('button', { name: 'Log out' }))
  await screen.findByRole('dialog', { name: '3 swipes not sent yet' })
  expect(onLogOut).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'Send and log out' }))

  await waitFor(() => expect(onLogOut).toHaveBeenCalledOnce())
  expect(onSendUnsent).toHaveBeenCalledOnce()
})

test('unsent changes to collections are listed too before logging out', async () => {
  const { person } = open({ collections: 2 })

  await person.click(await screen.findByRole('button', { name: 'Log out' }))

  await screen.findByRole('dialog', { name: '2 changes to collections not sent yet' })
})

test('unsent messages and notes are listed too before logging out', async () => {
  const { person } = open({ unsent: 1, messages: 2, notes: 1 })

  await person.click(screen.getByRole('button', { name: 'Log out' }))

  await screen.findByRole('dialog', { name: '1 swipe, 2 messages and 1 note not sent yet' })
})

test('swipes that cannot be sent keep the person signed in until they discard them', async () => {
  const { person, onLogOut } = open({ unsent: 3, left: 1 })

  await person.click(screen.getByRole('button', { name: 'Log out' }))
  await person.click(await screen.findByRole('button', { name: 'Send and log out' }))
  await screen.findByText("Couldn't send them. Check your connection and try again.")
  expect(onLogOut).not.toHaveBeenCalled()
  await person.click(screen.getByRole('button', { name: 'Discard 1 swipe' }))

  await waitFor(() => expect(onLogOut).toHaveBeenCalledOnce())
})
