import { expect, it, vi } from 'vitest'
import { createStore } from './create-store.ts'

it('notifies of each change until it is unsubscribed', () => {
  const store = createStore(1)
  const onChange = vi.fn()
  const stop = store.subscribe(onChange)

  store.set(2)
  store.update((value) => value + 1)
  stop()
  store.set(4)

  expect(onChange).toHaveBeenCalledTimes(2)
  expect([store.get(), store.initial()]).toEqual([4, 1])
})

it('notifies nobody when the value stays the same', () => {
  const store = createStore('same')
  const onChange = vi.fn()
  store.subscribe(onChange)

  store.set('same')

  expect(onChange).not.toHaveBeenCalled()
})
