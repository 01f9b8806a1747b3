import { APP_PAGES, GUARDED_PAGES } from '@dream/contract/rules/app/pages'
import { screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { aUser, renderApp } from '#testing/render.tsx'
import { App } from './app.tsx'
import { NOT_FOUND, ROUTES, routeOf } from './routing/routes.ts'

const PROGRESS = { floorPlanLikes: 3, unlocked: [] }
const CHAT = { selectedBrokerId: null, canAccessChat: false, unreadCount: 0 }
const api = () =>
  fakeApi({
    'GET /api/user-progress': () => ({ body: PROGRESS }),
    'GET /api/chat/status': () => ({ body: CHAT }),
    'GET /api/designs': () => ({ body: [] }),
  })

describe('the routes', () => {
  test('are exactly the pages of the app', () => {
    expect(ROUTES.map((route) => route.path).toSorted()).toEqual(APP_PAGES.toSorted())
  })

  test('are guarded where they must be (product §2.3)', () => {
    const guarded = ROUTES.filter((route) => route.isGuarded).map((route) => route.path)

    expect(guarded.toSorted()).toEqual(GUARDED_PAGES.toSorted())
  })

  test.each([
    ['/Explore', '/explore'],
    ['/explore/', '/explore'],
    ['/broker/0190', '/broker/:id'],
    ['/broker-chats', '/broker-chats'],
    ['/chat/7', '/chat/:conversationId'],
  ])('find %s whatever its case or slash', (path, page) => {
    expect(routeOf(path)?.path).toBe(page)
  })

  test.each(['/nowhere', '/chat/7/8', '/explorer', '/broker'])('know no page at %s', (path) => {
    expect(routeOf(path)).toBeUndefined()
  })

  test('show the not-found page before the session is known', () => {
    expect(NOT_FOUND.isGuarded).toBe(false)
  })
})

describe('the app', () => {
  test('says Page Not Found at any other path, with a way to explore', async () => {
    api()
    renderApp(<App />, { path: '/nowhere/at/all' })

    await screen.findByRole('heading', { name: 'Page Not Found' })

    expect(screen.getByRole('link', { name: /explore/i }).getAttribute('href')).toBe('/explore')
  })

  test('shows the progress towards a locked section instead of the section', async () => {
    api()
    renderApp(<App />, { path: '/land' })

    await screen.findByText(/10 more Floor Plan likes needed/)

    screen.getByRole('link', { name: 'Profile' })
    screen.getByRole('navigation', { name: 'Sections' })
  })

  test('sends a signed-out person from a guarded page to the login', async () => {
    api()
    const { path } = renderApp(<App />, { path: '/land', user: null })

    await expect.poll(path).toBe('/app-home')
  })

  test('shows a signed-out visitor of an admin page the admin login, at the same URL', async () => {
    api()
    const { path } = renderApp(<App />, { path: '/admin/audit', user: null })

    await screen.findByRole('heading', { name: 'Admin login' })

    screen.getByRole('form', { name: 'Login' })
    expect(screen.queryByRole('tab', { name: 'Register' })).toBeNull()
    expect(path()).toBe('/admin/audit')
  })

  test('sends a buyer who logs in at the admin area to their own pages', async () => {
    const buyer = aUser()
    fakeApi({
      'POST /api/auth/login': () => ({ body: buyer }),
      'GET /api/user-progress': () => ({ body: PROGRESS }),
      'GET /api/chat/status': () => ({ body: CHAT }),
      'GET /api/designs': () => ({ body: [] }),
    })
    const { person, path } = renderApp(<App />, { path: '/admin', user: null })
    const form = await screen.findByRole('form', { name: 'Login' })

    await person.type(within(form).getByLabelText('Email'), buyer.email)
    await person.type(within(form).getByLabelText('Password'), 'Correct-horse-9')
    await person.click(within(form).getByRole('button', { name: 'Login' }))

    await expect.poll(path).toBe('/explore')
  })

  test('starts at the deck', async () => {
    api()
    const { path } = renderApp(<App />, { path: '/' })

    await screen.findByRole('region', { name: 'Designs' })

    expect(path()).toBe('/explore')
  })
})
