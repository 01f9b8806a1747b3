import { format } from 'node:util'
import { afterEach, beforeEach, expect, vi } from 'vitest'

const noise: string[] = []

beforeEach(() => {
  noise.length = 0
  for (const level of ['error', 'warn'] as const) {
    vi.spyOn(console, level).mockImplementation((...said: unknown[]) => {
      noise.push(`console.${level}: ${format(...said)}`)
    })
  }
})

// A test that expects an error in the console spies on it itself: its spy takes the words before this one hears them.
afterEach(() => {
  expect(noise, 'words in the console that no test expected').toEqual([])
})
