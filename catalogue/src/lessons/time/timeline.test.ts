import { expect, test } from 'vitest'

import { dimensions } from '../scripts/dimensions.ts'
import { frontage } from '../scripts/frontage.ts'
import { shownAt } from './camera.ts'
import { beatAt, MOVE_SECONDS, runsOf, secondsOf, timed } from './timeline.ts'

const lesson = frontage()
const beats = timed(lesson)

test('each beat begins where the previous one ends, and the question comes last', () => {
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

test('a mark in consecutive beats is drawn once', () => {
  const lots = runsOf(beats).filter(({ mark }) => mark.kind === 'lot')

  expect(lots).toHaveLength(2)
  expect(lots[0]?.ends).toBe(beats[2]?.to)
})

test('marks wait until the camera stands still', () => {
  const moving = timed(dimensions())
  const at = moving.findIndex(
    ({ beat: { view } }, index) => index > 0 && view.isClose !== moving[index - 1]?.beat.view.isClose,
  )
  const [before, after] = [moving[at - 1], moving[at]]

  expect(after?.beat.view.house).toBe(before?.beat.view.house)
  expect(after?.beat.view.frame).not.toEqual(before?.beat.view.frame)
  const drawn = runsOf(moving).find(({ mark }) => after?.beat.marks.includes(mark))
  expect(drawn?.starts).toBeGreaterThan((after?.from ?? 0) + MOVE_SECONDS)
})

test('a front changes to the plan of the same house without a camera move', () => {
  const [front, plan] = beats
  const at = plan?.from ?? 0

  expect([front?.beat.view.level, plan?.beat.view.level]).toEqual(['street', 'ground'])
  expect(front?.beat.view.house).toBe(plan?.beat.view.house)
  expect(shownAt(beats, at + 0.2).map(({ view, frame }) => [view.level, frame])).toEqual([
    ['street', front?.beat.view.frame],
    ['ground', plan?.beat.view.frame],
  ])
  expect(runsOf(beats)[0]?.ends).toBe(at)
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
