import { invalidate } from '#lib/api/query.ts'
import { showToast } from '#ui/overlays/toast.ts'
import { type Edited, useEdit } from '../edit/use-edit.ts'

type Options<V> = {
  stored: Edited<V>
  send: (edit: { version: number; changes: Partial<V> }) => Promise<Edited<V>>
}

/** Edit of a group of settings; a save shows a toast and refreshes the history. */
export function useSettingEdit<V extends object>({ stored, send }: Options<V>) {
  const edit = useEdit({
    stored,
    fallback: "Couldn't save it. Please try again.",
    async save(changed) {
      const saved = await send(changed)
      showToast('Saved. It holds everywhere within seconds.')
      void invalidate('GET /api/admin/settings', 'GET /api/admin/audit')
      return saved
    },
  })
  return edit
}
