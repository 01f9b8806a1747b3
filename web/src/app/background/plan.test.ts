import { FEATURES, UNLOCK_AT } from '@dream/contract/rules/designs/unlocks'
import { expect, test } from 'vitest'
import { PLAN, type Progress } from './plan.ts'

const after = (floorPlanLikes: number): Progress => ({
  floorPlanLikes,
  unlocked: FEATURES.filter((feature) => floorPlanLikes >= UNLOCK_AT[feature]),
})
const wantedBy = (progress: Progress) =>
  PLAN.filter(({ isWanted }) => isWanted(progress)).map(({ atMs, task }) => `${atMs} ${task}`)

const FOR_ALL = ['1000 progress', '1500 screens', '2000 builds', '2000 chat', '2000 notifications']

test.each([
  ['nobody', null, FOR_ALL],
  ['a new buyer', after(0), [...FOR_ALL, '5000 hand-pictures', '5000 taste', '5000 notes']],
  ['seven likes', after(7), [...FOR_ALL, '5000 hand-pictures', '5000 taste', '5000 notes']],
  [
    'eight likes',
    after(8),
    [
      ...FOR_ALL,
      '2000 dreamlist',
      '5000 hand-pictures',
      '5000 taste',
      '5000 dreamlist-pictures',
      '5000 notes',
    ],
  ],
  [
    'thirteen likes',
    after(13),
    [
      ...FOR_ALL,
      '2000 dreamlist',
      '5000 hand-pictures',
      '5000 taste',
      '5000 dreamlist-pictures',
      '5000 notes',
      '10000 land',
    ],
  ],
  [
    'sixteen likes',
    after(16),
    [
      ...FOR_ALL,
      '2000 dreamlist',
      '5000 hand-pictures',
      '5000 taste',
      '5000 dreamlist-pictures',
      '5000 notes',
      '10000 land',
      '10000 videos',
    ],
  ],
] as const)('the tasks for %s, with their times (product §9)', (_, progress, tasks) => {
  expect(wantedBy(progress)).toEqual(tasks)
})
