import type { Profile } from '@dream/contract/api/profile'
import { useState } from 'react'
import { keepJson, readJson } from '#lib/kept-json.ts'
import { personalKey } from '#lib/storage.ts'
import { draftOf, type Draft, type Step } from './answers.ts'
import { restoreDraft } from './kept-draft.ts'

/** The answers on the screen. What is not saved yet survives a reload on this device. */
export function useAnswersDraft(userId: string, profile: Profile) {
  const key = personalKey(userId, 'profile-draft')
  const [kept] = useState(() => restoreDraft(readJson(key), draftOf(profile)))
  const [draft, setDraft] = useState<Draft>(() => kept?.draft ?? draftOf(profile))

  function change(step: Step, part: Partial<Draft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    keepJson(key, { step, draft: next })
  }
  /** A step is saved: the server knows it as well as this device. */
  function settle(saved: Profile) {
    setDraft(draftOf(saved))
    keepJson(key, null)
  }
  return { draft, keptStep: kept?.step ?? null, change, settle }
}
