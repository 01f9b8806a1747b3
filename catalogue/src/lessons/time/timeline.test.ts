import { expect, test } from 'vitest'

import { frontage } from '../scripts/frontage.ts'
import { shownAt } from './camera.ts'
import { beatAt, MOVE_SECONDS, runsOf, secondsOf, timed } from './timeline.ts'

const lesson = frontage()
const beats = timed(lesson)

test('each beat begins where the one before ends, and the question comes last', () => {
  expect(beats.map(({ from }) => from)).toEqual([0, ...beats.slice(0, -1).map(({ to }) => to)])
  expect(beats.map(({ isAsk }) => isAsk)).toEqual([...lesson.beats.map(() => false), true])
  expect(beats.at(-1)?.beat.caption).toBe(`${lesson.ask.whom}: ${lesson.ask.question}`)
})

test('every moment belongs to one beat', () => {
  for (const [index, { from, to }] of beats.entries()) {
    expect(beatAt(beats, from)).toBe(index)
    expect(beatAt(beats, (from + to) / 2)).toBe(index)
  }
  expect(beatAt(beats, secondsOf(beats) + 1)).toBe(beats.length - 1)
})

test('a mark that stands in neighbouring beats is drawn once', () => {
  const lots = runsOf(beats).filter(({ mark }) => mark.kind === 'lot')

  expect(lots).toHaveLength(2)
  expect(lots[0]?.ends).toBe(beats[2]?.to)
})

test('marks wait until the camera stands still', () => {
  const [, second] = beats
  const [first] = runsOf(beats)

  expect(second?.beat.view.frame).not.toEqual(beats[0]?.beat.view.frame)
  expect(first?.starts).toBeGreaterThan((second?.from ?? 0) + MOVE_SECONDS)
})

test('one house fades into the next, and nothing else overlaps', () => {
  const change = beats.findIndex(
    ({ beat }, index) => index > 0 && beat.view.house !== beats[index - 1]?.beat.view.house,
  )
  const at = beats[change]?.from ?? 0

  expect(shownAt(beats, at + 0.2).map(({ view }) => view.house.slug)).toEqual([
    'fernlight-rise',
    'rockpool-drift',
  ])
  expect(shownAt(beats, at + 1).map(({ opacity }) => opacity)).toEqual([1])
})
