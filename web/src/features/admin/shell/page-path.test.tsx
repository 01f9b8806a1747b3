import { expect, test } from 'vitest'
import { renderApp } from '#testing/render.tsx'
import { usePagePath } from './page-path.ts'

function Path() {
  return <p>{usePagePath().join(' > ')}</p>
}

test.each([
  ['/admin/designs', ''],
  ['/admin/designs/', ''],
  ['/admin/designs/42/history', '42 > history'],
  ['/admin/designs/a%20b', 'a b'],
  ['/admin/designs/%E0%A4', '%E0%A4'],
])('at %s the path of an admin page is: %s', (path, text) => {
  const { container } = renderApp(<Path />, { path })

  expect(container.querySelector('p')?.textContent).toBe(text)
})
