import { historyState, setHistoryState } from './history-state.ts'

const keyHere = (): string | null => {
  const key = historyState('kept')
  return typeof key === 'string' ? key : null
}

/** Whether something is kept for whoever comes back to this entry of the history. */
export const isKeptHere = (): boolean => keyHere() !== null

/** What a person had open in an entry of the history, for when they come back to it; gone with the page. */
export function createKept<T>() {
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
