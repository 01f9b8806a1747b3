import { useState } from 'react'
import { saveJson, readJson } from '#lib/storage/saved-json.ts'
import { useSession } from '#lib/session/session.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { NEW_DRAFT, restoreDraft, type BriefDraft } from './draft.ts'

/** Person's draft on this device; survives a failed try, a closed sheet and a reload. `about` tells drafts apart. */
export function useBriefDraft(about: string, otherwise: BriefDraft = NEW_DRAFT) {
  const { user } = useSession()
  const key = personalKey(user?.id ?? '', `brief:${about}`)
  const [draft, setDraft] = useState(() => restoreDraft(readJson(key), otherwise))
  return {
    draft,
    change: (patch: Partial<BriefDraft>) => {
      const next = { ...draft, ...patch }
      setDraft(next)
      saveJson(key, next)
    },
    /** Clears the draft after sending, keeping only `saved` for the next time. */
    finish: (saved: BriefDraft | null) => saveJson(key, saved),
  }
}
