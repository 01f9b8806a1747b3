import { useState } from 'react'
import { keepJson, readJson } from '#lib/kept-json.ts'
import { personalKey } from '#lib/storage.ts'

/** Whether captions are shown; off until chosen, since a lesson's words are in its picture already. */
export function useCaptionsChoice(userId: string) {
  const key = personalKey(userId, 'captions')
  const [isOn, setOn] = useState(() => readJson(key) === true)
  const toggle = () => {
    keepJson(key, !isOn)
    setOn(!isOn)
  }
  return [isOn, toggle] as const
}
