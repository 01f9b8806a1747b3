import { historyState, setHistoryState } from './history-state.ts'

const keyHere = (): string | null => {
  const key = historyState('kept')
  return typeof key === 'string' ? key : null
}

/** Whether state is kept for a return to this history entry. */
export const hasHistoryValue = (): boolean => keyHere() !== null

/** Store of open state per history entry, restored on return; lost with the page. */
export function createHistoryValue<T>() {
  const values = new Map<string, T>()
  return {
    here(): T | undefined {
      return values.get(keyHere() ?? '')
    },
    save(value: T) {
      const key = keyHere() ?? crypto.randomUUID()
      values.set(key, value)
      setHistoryState('kept', key)
    },
  }
}
