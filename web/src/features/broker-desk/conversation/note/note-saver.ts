import { createStore } from '#lib/store/create-store.ts'
import type { PrivateNote } from '@dream/contract/api/chat/broker-desk'

/** Unsaved note on the device, with the version that it is based on. */
export type NoteDraft = { text: string; version: number }

/** State of the note. `clash`: another window has saved a different text, which is in `other`. */
export type NoteState = {
  text: string
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'clash'
  savedAt: string | null
  other: string
}

type NoteSaverDeps = {
  save: (draft: NoteDraft) => Promise<PrivateNote>
  /** Reads the server's version. */
  read: () => Promise<PrivateNote>
  /** Saves unsaved text on the device, or removes it. */
  saveDraft: (draft: NoteDraft | null) => void
  /** Whether a failed save means that another window has saved. */
  isClash: (failure: unknown) => boolean
}

const SAVE_AFTER_MS = 800

/** State of the text on the screen, compared to what the server is known to have. */
function createNoteState(stored: PrivateNote, saveDraft: NoteSaverDeps['saveDraft']) {
  let version = stored.version
  const state = createStore<NoteState>({
    text: stored.text,
    status: 'saved',
    savedAt: stored.savedAt,
    other: '',
  })

  function set(change: Partial<NoteState>) {
    state.update((before) => ({ ...before, ...change }))
  }
  function settle(saved: PrivateNote) {
    version = saved.version
    saveDraft(null)
    set({ text: saved.text, status: 'saved', savedAt: saved.savedAt, other: '' })
  }
  return {
    state,
    version: () => version,
    set,
    settle,
    type(text: string) {
      set({ text, status: state.get().status === 'clash' ? 'clash' : 'unsaved' })
      saveDraft({ text, version })
    },
    /** Records a saved text; what was typed meanwhile is still unsaved. */
    take(saved: PrivateNote, text: string) {
      if (state.get().text === text) return settle(saved)
      version = saved.version
      saveDraft({ text: state.get().text, version })
      set({ status: 'unsaved', savedAt: saved.savedAt })
    },
    /** Enters the clash with what another window has saved. */
    meet(other: PrivateNote) {
      if (other.text === state.get().text) return settle(other)
      version = other.version
      // An invalid version, so that a reload finds the clash again.
      saveDraft({ text: state.get().text, version: -1 })
      set({ status: 'clash', other: other.text, savedAt: other.savedAt })
    },
  }
}

/** Saver of a private note: autosaves, keeps unsaved text on the device, and never overwrites another window's. */
export function createNoteSaver(stored: PrivateNote, draft: NoteDraft | null, deps: NoteSaverDeps) {
  const note = createNoteState(stored, deps.saveDraft)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false

  function write(text: string) {
    note.type(text)
    clearTimeout(timer)
    timer = setTimeout(() => void save(), SAVE_AFTER_MS)
  }
  async function save(): Promise<void> {
    clearTimeout(timer)
    const { text, status } = note.state.get()
    if (isSaving || status === 'saved' || status === 'clash') return
    isSaving = true
    note.set({ status: 'saving' })
    try {
      note.take(await deps.save({ text, version: note.version() }), text)
    } catch (failure) {
      await handleFailure(failure)
    } finally {
      isSaving = false
    }
    if (note.state.get().status === 'unsaved') await save()
  }
  async function handleFailure(failure: unknown) {
    try {
      if (!deps.isClash(failure)) throw failure
      note.meet(await deps.read())
    } catch {
      note.set({ status: 'failed' })
    }
  }

  if (draft && draft.text !== stored.text) {
    note.set({ text: draft.text, status: 'unsaved' })
    if (draft.version === stored.version) timer = setTimeout(() => void save(), SAVE_AFTER_MS)
    else note.meet(stored)
  } else if (draft) {
    deps.saveDraft(null)
  }

  return {
    state: note.state,
    write,
    save,
    /** Takes a newer version from the server: it is shown unless something is unsaved here. */
    receive(newer: PrivateNote) {
      if (note.state.get().status === 'saved' && newer.version > note.version()) note.settle(newer)
    },
    /** Resolves a clash with the other window's text, followed by this one. */
    keepBoth() {
      const { other, text } = note.state.get()
      note.set({ status: 'unsaved' })
      write([other.trimEnd(), text].filter(Boolean).join('\n\n'))
      void save()
    },
    /** Resolves a clash with the other window's text alone. */
    takeOther() {
      const { other, savedAt } = note.state.get()
      note.settle({ text: other, version: note.version(), savedAt })
    },
  }
}
