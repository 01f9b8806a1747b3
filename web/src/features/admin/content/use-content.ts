import type { ContentVersion } from '@dream/contract/api/admin/content/content'
import type { ContentStatus } from '@dream/contract/rules/admin/content/content'
import { showToast } from '#ui/overlays/toast.ts'
import { type Edited, useEdit } from '../edit/use-edit.ts'

/** Content item with drafts, publication and versions. */
export type Content<V> = Edited<V> & {
  id: string
  status: ContentStatus
  published: V | null
  hasDraft: boolean
  draftedAt: string | null
  draftedBy: string | null
  library: V | null
  versions: readonly ContentVersion[]
}

type Seen = { version: number }
/** API calls for each change. */
export type ContentCalls<V> = {
  save: (edit: Seen & { changes: Partial<V> }) => Promise<Content<V>>
  publish: (seen: Seen) => Promise<Content<V>>
  discard: (seen: Seen) => Promise<Content<V>>
  /** Missing where something must always be published. */
  archive?: (seen: Seen) => Promise<Content<V>>
  restore: (seen: Seen & { number: number | null }) => Promise<Content<V>>
  /** Refreshes the lists that show it. */
  onChange: () => Promise<unknown>
}

/** Draft with its actions. Publishing saves unsaved changes first. */
export function useContent<V extends object>(stored: Content<V>, calls: ContentCalls<V>) {
  const edit = useEdit<V>({ stored, save: calls.save, fallback: "Couldn't save it. Please try again." })

  async function act(said: string, task: (seen: Seen) => Promise<Content<V>>) {
    const saved = edit.isDirty ? await edit.save() : { version: edit.version }
    if (!saved) return
    const done = await edit.run(() => task({ version: saved.version }))
    if (done) showToast(said)
    await calls.onChange()
  }
  const archive = (seen: Seen) => (calls.archive ?? calls.discard)(seen)
  return {
    edit,
    async save() {
      if (await edit.save()) showToast('The draft is saved. Nobody else sees it yet.')
      await calls.onChange()
    },
    publish: () => act('Published', calls.publish),
    discard: () => act('The draft is gone', calls.discard),
    archive: calls.archive && (() => act('Archived. Nobody sees it any more.', archive)),
    restore: (number: number | null) =>
      act('It is the draft now. Publish it when it is right.', (seen) => calls.restore({ ...seen, number })),
  }
}
export type ContentEdit<V extends object> = ReturnType<typeof useContent<V>>
