import { useState } from 'react'
import { readJson, saveJson } from '#lib/storage/saved-json.ts'
import { personalKey } from '#lib/storage/storage.ts'
import type { Proof } from './proof.ts'
import { restoreSentCode, type SentCode } from './sent-code.ts'

export type CodeFlow = ReturnType<typeof useCodeFlow>

/** Verification flow: the destination, then the code. A reload resumes at the code while it is valid. */
export function useCodeFlow(proof: Proof, userId: string) {
  const key = personalKey(userId, proof.name)
  const restore = (saved: unknown) => restoreSentCode(saved, Date.now(), proof.lifeMinutes)
  const [sent, setSent] = useState(() => restore(readJson(key)))
  const [isChanging, setChanging] = useState(false)
  /** Note on the validity of earlier codes after a change of the destination. */
  const [note, setNote] = useState('')

  function save(next: SentCode | null) {
    saveJson(key, next)
    setSent(next)
    setChanging(false)
  }
  function sendTo(next: SentCode) {
    setNote(sent && sent.to !== next.to ? `The code for ${sent.to} no longer works.` : '')
    save(next)
  }
  function keep() {
    setNote(restore(sent) ? 'The code we sent still works.' : '')
    setChanging(false)
  }
  return {
    proof,
    sent,
    note,
    step: !sent || isChanging ? ('target' as const) : ('code' as const),
    sendTo,
    keep,
    change: () => setChanging(true),
    end: () => save(null),
    /**
     * Sends a code, unless a recent one to the same destination is still valid: the request would be refused, and invalidate that
     * one.
     */
    async send(typed: string) {
      const hasCode = sent !== null && proof.shown(typed) === sent.to && Date.now() < sent.resendAt
      if (hasCode) keep()
      else sendTo(await proof.start(typed))
    },
  }
}
