import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const noise: string[] = []

beforeEach(() => {
  noise.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...args: unknown[]) => {
      noise.push(`console.${level}: ${format(...args)}`)
    })
  }
})

// A test that expects a console error installs its own spy, which is called instead of this one.
afterEach(() => {
  expect(noise, 'console output that no test expected').toEqual([])
})
