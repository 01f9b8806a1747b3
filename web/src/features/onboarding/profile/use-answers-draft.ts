import type { Profile } from '@dream/contract/api/account/profile'
import { useState } from 'react'
import { saveJson, readJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { draftOf, type Draft, type Step } from './answers.ts'
import { restoreDraft } from './saved-draft.ts'

/** Answers on the screen. Unsaved ones survive a reload on this device. */
export function useAnswersDraft(userId: string, profile: Profile) {
  const key = personalKey(userId, 'profile-draft')
  const [savedDraft] = useState(() => restoreDraft(readJson(key), draftOf(profile)))
  const [draft, setDraft] = useState<Draft>(() => savedDraft?.draft ?? draftOf(profile))

  function change(step: Step, patch: Partial<Draft>) {
    const next = { ...draft, ...patch }
    setDraft(next)
    saveJson(key, { step, draft: next })
  }
  /** Takes over the server's profile after a step is saved. */
  function settle(saved: Profile) {
    setDraft(draftOf(saved))
    saveJson(key, null)
  }
  return { draft, savedStep: savedDraft?.step ?? null, change, settle }
}
