import { GATE_MESSAGES, type GateMessage } from '@dream/contract/rules/app/device-gate'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeApi } from '#testing/fake-api.ts'
import { renderApp } from '#testing/render.tsx'
import { DeviceGate } from './device-gate.tsx'

/** Messages as title and text, which are one sentence (product §2.4). */
const SENTENCES: [GateMessage, RegExp][] = [
  ['phone-only', /^Phone Only - This feature is available on the mobile app \(phone\) only\.$/],
  ['mobile-only', /^Mobile Only - This page is only available on mobile\.$/],
  ['mobile-app-required', /^Mobile App Required - .+ Please access from your phone\.$/],
  ['app-required', /^App Required - Please open this from your installed app on your home screen\.$/],
]

describe('the screen of the device gate (product §2.4)', () => {
  test('has one message for each reason', () => {
    expect(SENTENCES.map(([message]) => message).toSorted()).toEqual(Object.keys(GATE_MESSAGES).toSorted())
  })

  test.each(SENTENCES)('explains %s, and leads home and to the app', (message, sentence) => {
    render(<DeviceGate message={message} path="/explore" />)

    const title = screen.getByRole('heading', { level: 1 }).textContent
    const text = screen.getByText(GATE_MESSAGES[message].text).textContent
    expect(`${title} - ${text}`).toMatch(sentence)
    expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/')
    expect(screen.getByRole('link', { name: 'Download' }).getAttribute('href')).toBe('/app')
  })

  test('shows phones how to get the app', () => {
    render(<DeviceGate message="app-required" path="/explore" />)

    expect(screen.getByRole('link', { name: 'Install the app' }).getAttribute('href')).toBe('/app')
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull()
  })

  test.each(['phone-only', 'mobile-only', 'mobile-app-required'] as const)(
    'shows other devices the way to a phone on %s',
    (message) => {
      render(<DeviceGate message={message} path="/chat/7" />)

      expect(screen.getByRole('img', { name: /QR code/ }).getAttribute('src')).toBe('/app-code.svg')
      expect(screen.queryByRole('region', { name: /your desk/ })).toBeNull()
    },
  )

  test.each([
    '/app-home',
    '/broker-chats',
    '/broker-profile',
    '/broker-change-password',
    '/enable-notifications',
    '/admin',
  ])("offers a desktop's browser to install the desk on %s", (path) => {
    render(<DeviceGate message="mobile-app-required" path={path} />)

    const desk = screen.getByRole('region', { name: /your desk runs on this computer/ })
    expect(
      within(desk)
        .getAllByRole('radio')
        .map((each) => (each as HTMLInputElement).value),
    ).toEqual(['chrome', 'edge', 'safari', 'firefox'])
  })

  test("accepts the browser's install offer, and says when the desk is installed", async () => {
    render(<DeviceGate message="mobile-app-required" path="/broker-chats" />)
    const prompt = vi.fn(() => Promise.resolve({ outcome: 'accepted' }))
    act(() => void dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt })))

    await userEvent.click(screen.getByRole('button', { name: 'Install App' }))

    expect(prompt).toHaveBeenCalledOnce()
    expect((await screen.findByRole('status')).textContent).toMatch(/^Installed/)
  })
})

describe('behind a closed gate', () => {
  beforeEach(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      '<script type="application/json" id="settings">{"isDeviceGateOn":true}</script>',
    )
    vi.resetModules()
    return () => document.getElementById('settings')?.remove()
  })

  test('renders and requests nothing of the app', async () => {
    const api = fakeApi({})
    const { App } = await import('../app.tsx')

    renderApp(<App />, { path: '/land' })

    await screen.findByRole('heading', { name: 'Mobile App Required' })
    expect(screen.queryByRole('navigation', { name: 'Sections' })).toBeNull()
    expect(api.calls).toEqual([])
  })
})
