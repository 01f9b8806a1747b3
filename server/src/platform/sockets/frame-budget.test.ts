import { expect, test } from 'vitest'
import { createFrameBudgets, unitsOf } from './frame-budget.ts'

const PACE = { burst: 100, perSecond: 10, cutAfterMs: 15_000 }

/** Budgets with a clock of their own. */
function budgetsAt(start = 0) {
  const clock = { ms: start }
  const budgets = createFrameBudgets(PACE, () => clock.ms, { onSpent: () => undefined })
  const send = (budget: ReturnType<typeof budgets.of>, frames: number) =>
    Array.from({ length: frames }, () => budget.take(1)).filter(Boolean).length
  return { clock, budgets, send }
}

test('a burst is read at once, and later frames at a steady pace', () => {
  const { clock, budgets, send } = budgetsAt()
  const budget = budgets.of('sam')

  const atOnce = send(budget, 500)
  clock.ms += 2000
  const later = send(budget, 500)

  expect([atOnce, later]).toEqual([100, 20])
})

test('all sockets of a person share one budget', () => {
  const { budgets, send } = budgetsAt()
  const ten = Array.from({ length: 10 }, () => budgets.of('sam'))

  expect(ten.map((budget) => send(budget, 50)).reduce((sum, read) => sum + read)).toBe(100)
  expect(send(budgets.of('alex'), 50)).toBe(50)
})

test('a long frame costs its kilobytes', () => {
  expect([0, 1000, 1024, 32 * 1024].map(unitsOf)).toEqual([1, 1, 2, 33])
})

test('one good frame among many does not excuse a flood', () => {
  const { clock, budgets, send } = budgetsAt()
  const budget = budgets.of('sam')
  const over: boolean[] = []

  for (let second = 0; second < 20; second += 1) {
    send(budget, 1000)
    clock.ms += 1000
    over.push(budget.isFlood())
  }

  expect(over.indexOf(true)).toBe(14)
})

test('a person who was disconnected stays out for a while, on every socket', () => {
  const { clock, budgets, send } = budgetsAt()
  const budget = budgets.of('sam')
  for (let second = 0; second < 16; second += 1) {
    send(budget, 1000)
    clock.ms += 1000
  }
  budget.release()

  const atOnce = budgets.isOut('sam')
  clock.ms += 10_000
  const soon = budgets.isOut('sam')
  clock.ms += 10_000

  expect([atOnce, soon, budgets.isOut('sam')]).toEqual([true, true, false])
})

test('units spent in another process count here', () => {
  const { budgets, send } = budgetsAt()
  const budget = budgets.of('sam')

  budgets.spentElsewhere('sam', 70)

  expect(send(budget, 100)).toBe(30)
})
