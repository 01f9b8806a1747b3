import { useState } from 'react'
import { saveJson, readJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'

/** Choice for all videos, saved on the device; off by default. */
export function usePlayerChoice(userId: string, choice: 'captions' | 'sound') {
  const key = personalKey(userId, choice)
  const [isOn, setOn] = useState(() => readJson(key) === true)
  const toggle = () => {
    saveJson(key, !isOn)
    setOn(!isOn)
  }
  return [isOn, toggle] as const
}
