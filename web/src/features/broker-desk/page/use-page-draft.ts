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

/** Fields that were changed both here and elsewhere, with the other values. */
type Clash = { fields: DraftField[]; theirs: Draft }

/** Draft of the page. Unsaved changes survive a reload and a change elsewhere. */
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
  /** Saves the draft; resolves with the errors, or null on success. */
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
    /** Reloads the page after a change outside of the draft, which is kept. */
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

/** Draft and the page that it is based on, both saved on the device while they differ. */
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
  /** Merges a version saved elsewhere, keeping what was typed here. */
  function meet(newer: BrokerProfile) {
    const theirs = draftOf(newer, zoneHere())
    const merged = mergeDrafts({ base, mine: draft, theirs })
    setApiData('GET /api/broker/profile', () => newer)
    setBase(theirs)
    setVersion(newer.version)
    setClash({ fields: merged.clashes, theirs })
    show(merged.draft, theirs)
  }
  /** Merges a version after a change of one's own; clears the clash notice if nothing clashes. */
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

/** Merges this device's saved draft with the server's current version. */
function startFrom(page: BrokerProfile, stored: unknown) {
  const theirs = draftOf(page, zoneHere())
  const saved = readSavedDraft(stored, theirs)
  if (!saved) return { base: theirs, draft: theirs, clash: null }
  const merged = mergeDrafts({ base: saved.base, mine: saved.draft, theirs })
  const clash = merged.clashes.length > 0 ? { fields: merged.clashes, theirs } : null
  return { base: theirs, draft: merged.draft, clash }
}
