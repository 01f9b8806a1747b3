import type { BrokerProfile } from '@dream/contract/api/sections/brokers'
import { useState } from 'react'
import { ApiError, call } from '#lib/api/api-client.ts'
import { saveJson, readJson } from '#lib/storage/saved-json.ts'
import { setApiData } from '#lib/api/query.ts'
import { personalKey } from '#lib/storage/storage.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { changedFields, type Draft, type DraftField, draftOf, mergeDrafts, inputOf } from './draft.ts'
import { capacityError, errorsOf, type PageErrors, withoutTouched } from './field-errors.ts'
import { readSavedDraft } from './saved-draft.ts'

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** Fields that were changed both here and elsewhere, with what they say there. */
type Clash = { fields: DraftField[]; theirs: Draft }

/** The page on the screen. What is not saved survives a reload and a change elsewhere. */
export function usePageDraft(userId: string, page: BrokerProfile) {
  const { draft, base, version, clash, show, settle, meet, adopt, takeTheirs } = useSavedPage(userId, page)
  const [errors, setErrors] = useState<PageErrors>({})
  const { isBusy, failure, run } = useSubmission("Couldn't save your page. Please try again.")

  async function send() {
    try {
      settle(await call('PUT /api/broker/profile', { body: { ...inputOf(draft), version } }))
    } catch (error) {
      if (error instanceof ApiError && error.code === 'profile-changed') {
        meet(await call('GET /api/broker/profile'))
      }
      throw error
    }
  }
  /** Returns what is wrong, or null once it is saved. */
  async function save(): Promise<PageErrors | null> {
    const early = capacityError(draft)
    const failed = early ? null : await run(send)
    const found = early ? { capacity: early } : errorsOf(failed?.fields ?? [])
    setErrors(found)
    return early || failed ? found : null
  }
  return {
    draft,
    errors,
    clash,
    isBusy,
    failure,
    isChanged: changedFields(base, draft).length > 0,
    save,
    takeTheirs,
    /** What was changed beside the fields; what is typed stays. */
    reload: async () => adopt(await call('GET /api/broker/profile')),
    change(patch: Partial<Draft>) {
      setErrors(withoutTouched(errors, Object.keys(patch)))
      show({ ...draft, ...patch }, base)
    },
    discard() {
      setErrors({})
      show(base, base)
    },
  }
}

/** What is typed and the page it is typed over, both saved on the device as long as they differ. */
function useSavedPage(userId: string, page: BrokerProfile) {
  const key = personalKey(userId, 'broker-page')
  const [start] = useState(() => startFrom(page, readJson(key)))
  const [base, setBase] = useState(start.base)
  const [draft, setDraft] = useState(start.draft)
  const [version, setVersion] = useState(page.version)
  const [clash, setClash] = useState<Clash | null>(start.clash)

  function show(next: Draft, from: Draft) {
    const isChanged = changedFields(from, next).length > 0
    setDraft(next)
    saveJson(key, isChanged ? { base: from, draft: next } : null)
    if (!isChanged) setClash(null)
  }
  function settle(saved: BrokerProfile) {
    const stored = draftOf(saved, zoneHere())
    setApiData('GET /api/broker/profile', () => saved)
    setBase(stored)
    setVersion(saved.version)
    show(stored, stored)
  }
  /** Takes in what was saved elsewhere; what was typed here stays. */
  function meet(newer: BrokerProfile) {
    const theirs = draftOf(newer, zoneHere())
    const merged = mergeDrafts({ base, mine: draft, theirs })
    setApiData('GET /api/broker/profile', () => newer)
    setBase(theirs)
    setVersion(newer.version)
    setClash({ fields: merged.clashes, theirs })
    show(merged.draft, theirs)
  }
  /** The same after a change of one's own, of which nobody has to be told. */
  function adopt(newer: BrokerProfile) {
    meet(newer)
    if (mergeDrafts({ base, mine: draft, theirs: draftOf(newer, zoneHere()) }).clashes.length === 0)
      setClash(null)
  }
  function takeTheirs(field: DraftField) {
    if (!clash) return
    setClash({ ...clash, fields: clash.fields.filter((each) => each !== field) })
    show({ ...draft, [field]: clash.theirs[field] }, base)
  }
  return { draft, base, version, clash, show, settle, meet, adopt, takeTheirs }
}

/** What this device saved, set against what the server has by now. */
function startFrom(page: BrokerProfile, stored: unknown) {
  const theirs = draftOf(page, zoneHere())
  const saved = readSavedDraft(stored, theirs)
  if (!saved) return { base: theirs, draft: theirs, clash: null }
  const merged = mergeDrafts({ base: saved.base, mine: saved.draft, theirs })
  const clash = merged.clashes.length > 0 ? { fields: merged.clashes, theirs } : null
  return { base: theirs, draft: merged.draft, clash }
}
