import type { PrivateNote } from '@dream/contract/api/broker-desk'

/** What a device keeps of a note whose words the server does not have yet. */
export type NoteDraft = { text: string; version: number }

/** `clash`: another window has saved other words, which are in `other`. */
export type NoteState = {
  text: string
  status: 'saved' | 'unsaved' | 'saving' | 'failed' | 'clash'
  savedAt: string | null
  other: string
}

type Doors = {
  save: (draft: NoteDraft) => Promise<PrivateNote>
  /** What the server has now. */
  read: () => Promise<PrivateNote>
  /** Keeps unsaved words on the device, or forgets them. */
  keep: (draft: NoteDraft | null) => void
  /** Whether a failed save says that somebody else has saved. */
  isClash: (failure: unknown) => boolean
}

const SAVE_AFTER_MS = 800

/** The words on the screen, set against what the server is known to have. */
function createNoteState(stored: PrivateNote, keep: Doors['keep']) {
  const listeners = new Set<() => void>()
  let version = stored.version
  let state: NoteState = { text: stored.text, status: 'saved', savedAt: stored.savedAt, other: '' }

  function set(change: Partial<NoteState>) {
    state = { ...state, ...change }
    for (const tell of listeners) tell()
  }
  function settle(saved: PrivateNote) {
    version = saved.version
    keep(null)
    set({ text: saved.text, status: 'saved', savedAt: saved.savedAt, other: '' })
  }
  return {
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    current: () => state,
    version: () => version,
    set,
    settle,
    type(text: string) {
      set({ text, status: state.status === 'clash' ? 'clash' : 'unsaved' })
      keep({ text, version })
    },
    /** Some words have been saved; what was typed meanwhile is still to be. */
    take(saved: PrivateNote, text: string) {
      if (state.text === text) return settle(saved)
      version = saved.version
      keep({ text: state.text, version })
      set({ status: 'unsaved', savedAt: saved.savedAt })
    },
    /** Stands against what another window has saved. */
    meet(other: PrivateNote) {
      if (other.text === state.text) return settle(other)
      version = other.version
      // No version at all: after a reload it is a clash again.
      keep({ text: state.text, version: -1 })
      set({ status: 'clash', other: other.text, savedAt: other.savedAt })
    },
  }
}

/** A private note as it is typed: saved by itself, kept on the device until it is, and never written over another window's. */
export function createNoteKeeper(stored: PrivateNote, draft: NoteDraft | null, doors: Doors) {
  const note = createNoteState(stored, doors.keep)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isSaving = false

  function write(text: string) {
    note.type(text)
    clearTimeout(timer)
    timer = setTimeout(() => void save(), SAVE_AFTER_MS)
  }
  async function save(): Promise<void> {
    clearTimeout(timer)
    const { text, status } = note.current()
    if (isSaving || status === 'saved' || status === 'clash') return
    isSaving = true
    note.set({ status: 'saving' })
    try {
      note.take(await doors.save({ text, version: note.version() }), text)
    } catch (failure) {
      await lookAt(failure)
    } finally {
      isSaving = false
    }
    if (note.current().status === 'unsaved') await save()
  }
  async function lookAt(failure: unknown) {
    try {
      if (!doors.isClash(failure)) throw failure
      note.meet(await doors.read())
    } catch {
      note.set({ status: 'failed' })
    }
  }

  if (draft && draft.text !== stored.text) {
    note.set({ text: draft.text, status: 'unsaved' })
    if (draft.version === stored.version) timer = setTimeout(() => void save(), SAVE_AFTER_MS)
    else note.meet(stored)
  } else if (draft) {
    doors.keep(null)
  }

  return {
    subscribe: note.subscribe,
    current: note.current,
    write,
    save,
    /** The server was asked again: newer words are shown unless there are unsaved ones here. */
    hear(newer: PrivateNote) {
      if (note.current().status === 'saved' && newer.version > note.version()) note.settle(newer)
    },
    /** After a clash: the other window's words, then these. */
    keepBoth() {
      const { other, text } = note.current()
      note.set({ status: 'unsaved' })
      write([other.trimEnd(), text].filter(Boolean).join('\n\n'))
      void save()
    },
    /** After a clash: the other window's words alone. */
    takeOther() {
      const { other, savedAt } = note.current()
      note.settle({ text: other, version: note.version(), savedAt })
    },
  }
}
