import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { followLinks, navigate, usePathname, useSearchParams } from './navigation.ts'
import { LEAVING_MS, reloadPage } from './page.ts'

function Where() {
  const search = useSearchParams()
  return (
    <p>
      at {usePathname()} with {search.get('card') ?? 'nothing'}
    </p>
  )
}

beforeEach(() => {
  history.replaceState(null, '', '/explore')
  onTestFinished(followLinks())
})
const person = userEvent.setup()

test('a plain link to a page of the app is followed without a reload', async () => {
  render(
    <>
      <Where />
      <a href="/Land/?card=title">
        <b>Land</b>
      </a>
    </>,
  )

  await person.click(screen.getByText('Land'))

  screen.getByText('at /Land/ with title')
})

test('a link tapped during a reload loads its own page', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') })
  onTestFinished(() => void vi.useRealTimers())
  const loaded: string[] = []
  vi.spyOn(location, 'reload').mockImplementation(() => void loaded.push(location.pathname))
  render(<a href="/land">Land</a>)

  reloadPage()
  await person.click(screen.getByText('Land'))

  expect(loaded).toEqual(['/explore', '/land'])
})

test('a link tapped after a cancelled reload loads nothing', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01') })
  onTestFinished(() => void vi.useRealTimers())
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  render(<a href="/land">Land</a>)
  reloadPage()
  vi.setSystemTime(Date.now() + LEAVING_MS)

  await person.click(screen.getByText('Land'))

  expect(location.pathname).toBe('/land')
  expect(reload).toHaveBeenCalledOnce()
})

type Facts = { href: string; target?: string; download?: true; onClick?: (event: Event) => void }
const FOR_THE_BROWSER: [string, Facts][] = [
  ['to another site', { href: 'https://example.com/explore' }],
  ['to a public page', { href: '/about-us' }],
  ['that opens a tab', { href: '/land', target: '_blank' }],
  ['to a file', { href: '/land', download: true }],
  ['that something else has taken', { href: '/land', onClick: (event: Event) => event.preventDefault() }],
]
test.each(FOR_THE_BROWSER)('a link %s is left to the browser', (_, { onClick, ...facts }) => {
  const { container } = render(<div />)
  const link = Object.assign(document.createElement('a'), { textContent: 'go' })
  for (const [name, value] of Object.entries(facts)) link.setAttribute(name, String(value))
  if (onClick) link.addEventListener('click', onClick)
  container.append(link)
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay)
  onTestFinished(() => removeEventListener('click', stay))

  screen.getByText('go').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))

  expect(location.pathname).toBe('/explore')
})

test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('a click with %s is left to the browser', (key) => {
  render(<a href="/land">go</a>)
  const stay = (event: Event) => event.preventDefault()
  addEventListener('click', stay)
  onTestFinished(() => removeEventListener('click', stay))

  screen
    .getByText('go')
    .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }))

  expect(location.pathname).toBe('/explore')
})

test('a replaced page leaves no history entry, and the next one gets its state', () => {
  render(<Where />)
  const steps = history.length

  navigate('/forgot-password', { replace: true, state: { email: 'robin@example.com' } })

  expect(history.length).toBe(steps)
  expect(history.state).toEqual({ email: 'robin@example.com' })
})
