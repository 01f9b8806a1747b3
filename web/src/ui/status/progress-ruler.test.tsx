import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressRuler } from './progress-ruler.tsx'

test('one more step moves the line without a new layout', () => {
  const ruler = (value: number) => <ProgressRuler label="Likes" value={value} marks={[10, 20]} />
  const { container, rerender } = render(ruler(5))
  const changes = new MutationObserver(() => {})
  changes.observe(container, { subtree: true, childList: true, attributes: true })

  rerender(ruler(6))

  const changed = changes.takeRecords().map(({ attributeName, target }) => [attributeName, target])
  expect(changed).toHaveLength(3)
  expect(changed.map(([name]) => name)).toEqual(expect.arrayContaining(['aria-valuenow', 'data-reached']))
  const line = changed.find(([name]) => name === 'style')?.[1]
  expect(line instanceof HTMLElement && line.style.cssText).toBe('transform: translateX(calc(30% - 100%));')
  expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('6')
})
