import { useState } from 'react'
import { saveJson, readJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'

/** Whether captions are shown; off until chosen, since a lesson's words are in its picture already. */
export function useCaptionsChoice(userId: string) {
  const key = personalKey(userId, 'captions')
  const [isOn, setOn] = useState(() => readJson(key) === true)
  const toggle = () => {
    saveJson(key, !isOn)
    setOn(!isOn)
  }
  return [isOn, toggle] as const
}
