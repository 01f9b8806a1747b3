import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aDealtDesign, aDealtKitchen } from '#testing/designs.ts'
import { CardFace } from './card-face.tsx'

const SOURCES = [
  { type: 'image/avif' as const, srcset: '/media/k/800.avif 800w, /media/k/360.avif 360w' },
  { type: 'image/webp' as const, srcset: '/media/k/800.webp 800w, /media/k/360.webp 360w' },
]
const photo = (light: string) => ({
  level: null,
  light,
  dark: null,
  width: 800,
  height: 1067,
  sources: SOURCES,
  placeholder: 'data:image/webp;base64,AA',
})
const kitchen = aDealtKitchen({
  features: ['Oak fronts', 'Carrara bench'],
  pictures: [photo('/media/k/800.webp')],
})
const face = (design: typeof kitchen) => <CardFace design={design} titleId="title" onOpen={() => {}} />

it('offers a photograph in all its formats and widths, over a placeholder', () => {
  const { container } = render(face(kitchen))

  const offered = [...container.querySelectorAll('source')].map(({ type, srcset }) => ({ type, srcset }))
  expect(offered).toEqual(SOURCES)
  expect(container.querySelector('picture')?.style.backgroundImage).toContain('data:image/webp')
})

it('says that a photograph is a concept render, and describes it', () => {
  render(face(kitchen))

  expect(screen.getByText('Concept render')).toBeDefined()
  expect(screen.getByRole('img').getAttribute('alt')).toBe(
    'Oak and marble galley. Kitchen, Oak fronts, Carrara bench',
  )
})

it('never shows the previous card’s photograph while the next one loads', () => {
  const { rerender } = render(face(kitchen))
  const before = screen.getByRole('img')

  rerender(face(aDealtKitchen({ pictures: [photo('/media/l/800.webp')] }, 901)))

  expect(screen.getByRole('img')).not.toBe(before)
})

it('does not call a plan a render', () => {
  render(face(aDealtDesign()))

  expect(screen.queryByText('Concept render')).toBeNull()
})
