import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '#testing/render.tsx'
import { Celebration } from './celebration.tsx'
import { LockedScreen } from './locked-screen.tsx'

function celebrated(feature: string | null = 'land') {
  const onGo = vi.fn()
  const onClose = vi.fn()
  return { ...renderApp(<Celebration feature={feature} onGo={onGo} onClose={onClose} />), onGo, onClose }
}

it.each([
  ['dreamlist', 'Dreamlist', 'View your dreamlist', '/dreamlist'],
  ['land', 'Land', 'View your land guide', '/land'],
  ['videos', 'Learning Hub', 'View your learning hub', '/videos'],
  ['brokers', 'Brokers', 'View your brokers', '/brokers'],
])(
  'the unlock of %s shows its name and leads to it (product §2.6)',
  async (feature, title, button, route) => {
    const { person, onGo, onClose } = celebrated(feature)
    expect(screen.getByText('Unlocked!')).toBeDefined()
    expect(screen.getByRole('heading', { name: title })).toBeDefined()

    await person.click(screen.getByRole('button', { name: button }))

    expect(onGo).toHaveBeenCalledWith(route)
    expect(onClose).toHaveBeenCalledTimes(1)
  },
)

it.each([
  ['dreamlist', 'img'],
  ['land', 'image'],
  ['videos', 'image'],
  ['brokers', 'image'],
])('the unlock of %s has the plan that was liked last in its picture', (feature, tag) => {
  const plan = { level: null, light: '/media/wattle.avif', dark: null, width: 714, height: 1314 }
  renderApp(<Celebration feature={feature} plans={[plan]} onGo={() => {}} onClose={() => {}} />)

  const picture = screen.getByRole('dialog').querySelector(tag)

  expect(picture?.getAttribute('src') ?? picture?.getAttribute('href')).toBe('/media/wattle.avif')
})

it.each([null, 'garden'])('the unlock of %s shows nothing', (feature) => {
  celebrated(feature)

  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a press outside the card closes it, a press on the card does not', async () => {
  const { person, onClose } = celebrated()

  await person.click(screen.getByText('Unlocked!'))
  expect(onClose).not.toHaveBeenCalled()
  await person.click(screen.getByRole('dialog'))

  expect(onClose).toHaveBeenCalledTimes(1)
})

it('the close button closes it', async () => {
  const { person, onClose } = celebrated()

  await person.click(screen.getByRole('button', { name: 'Close' }))

  expect(onClose).toHaveBeenCalledTimes(1)
})

it('confetti falls for three seconds', () => {
  vi.useFakeTimers()
  try {
    celebrated()
    expect(screen.getByTestId('confetti').childElementCount).toBe(38)

    act(() => void vi.advanceTimersByTime(3000))

    expect(screen.queryByTestId('confetti')).toBeNull()
  } finally {
    vi.useRealTimers()
  }
})

it('a locked section shows what it needs and the progress', () => {
  renderApp(<LockedScreen feature="land" floorPlanLikes={10} />)

  expect(screen.getByRole('heading', { name: 'Land opens at 13' })).toBeDefined()
  expect(screen.getByText(/^3 more Floor Plan likes needed\./)).toBeDefined()
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('10')
  expect(screen.getByRole('link', { name: 'Keep swiping' }).getAttribute('href')).toBe('/explore')
})
