import { expect, onTestFinished, test, vi } from 'vitest'
import { Progress } from './progress.ts'
import { startClock } from './run-clock.ts'

function aClock() {
  vi.useFakeTimers()
  const progress = new Progress()
  progress.begin('lint and types')
  const lines: string[] = []
  const clock = startClock(progress, (line) => lines.push(line))
  onTestFinished(() => {
    clock.stop()
    vi.useRealTimers()
  })
  return { clock, lines, pass: (minutes: number) => vi.advanceTimersByTime(minutes * 60_000) }
}

test('a line a minute lists the running steps', () => {
  const { lines, pass } = aClock()

  pass(2)

  expect(lines).toEqual(['   1 min  lint and types', '   2 min  lint and types'])
})

test('a run that takes too long lists what is still running, then is interrupted', () => {
  const { clock, lines, pass } = aClock()

  pass(75)
  expect(lines.at(-1)).toMatch(/^After 75 minutes.*\n {2}lint and types \(4500 s\)$/s)
  expect(clock.signal.aborted).toBe(false)

  pass(7)
  expect(lines.at(-1)).toMatch(/^Interrupted after 82 minutes.*\n {2}lint and types \(4920 s\)$/s)
  expect(clock.signal.aborted).toBe(true)
})
