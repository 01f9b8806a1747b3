import { fireEvent, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Photo } from './photo.tsx'

test('a picture that failed to load is hidden, reloaded when the network is back, and shown then', async () => {
  const { findByAltText } = render(<Photo photo={{ light: '/portrait.avif' }} alt="A portrait" />)
  const image = await findByAltText('A portrait')
  const asked: string[] = []
  const watch = new MutationObserver(() => asked.push(image.getAttribute('src') ?? ''))
  watch.observe(image, { attributeFilter: ['src'] })

  fireEvent.error(image)
  expect(image.style.opacity).toBe('0')

  dispatchEvent(new Event('online'))
  await expect.poll(() => asked.length).toBe(1)
  expect(asked[0]).toMatch(/\/portrait\.avif$/)

  fireEvent.load(image)
  expect(image.style.opacity).toBe('')
})

test('a picture that is still missing is requested once at each return of the network', async () => {
  const { findByAltText } = render(<Photo photo={{ light: '/portrait.avif' }} alt="A portrait" />)
  const image = await findByAltText('A portrait')
  let asked = 0
  const watch = new MutationObserver((changes) => (asked += changes.length))
  watch.observe(image, { attributeFilter: ['src'] })

  fireEvent.error(image)
  dispatchEvent(new Event('online'))
  dispatchEvent(new Event('online'))
  await expect.poll(() => asked).toBe(1)
  fireEvent.error(image)
  dispatchEvent(new Event('online'))
  await expect.poll(() => asked).toBe(2)

  expect(image.style.opacity).toBe('0')
})

test('a picture that has left the page is not requested again', async () => {
  const { findByAltText, unmount } = render(<Photo photo={{ light: '/portrait.avif' }} alt="A portrait" />)
  const image = await findByAltText('A portrait')
  let asked = 0
  const watch = new MutationObserver((changes) => (asked += changes.length))
  watch.observe(image, { attributeFilter: ['src'] })

  fireEvent.error(image)
  unmount()
  dispatchEvent(new Event('online'))
  image.setAttribute('src', '/last.avif')

  await expect.poll(() => asked).toBe(1)
})
