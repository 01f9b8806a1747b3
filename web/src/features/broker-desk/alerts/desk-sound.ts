import { useState } from 'react'
import { readJson, saveJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'

const keyOf = (userId: string) => personalKey(userId, 'desk-sound')

/** Whether sound alerts are on for this device's desk; on by default. */
export const isDeskSoundOn = (userId: string) => readJson(keyOf(userId)) !== false

export function useDeskSound(userId: string) {
  const [isOn, setOn] = useState(() => isDeskSoundOn(userId))
  return {
    isOn,
    choose(next: boolean) {
      saveJson(keyOf(userId), next)
      setOn(next)
    },
  }
}
