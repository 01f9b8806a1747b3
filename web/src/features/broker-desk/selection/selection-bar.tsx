import { Check, Clock, MailOpen, X } from 'lucide-react'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import type { DeskWork } from '../use-desk.ts'
import css from './selection-bar.module.css'
import type { Selection } from './use-selection.ts'

type Props = { selection: Selection; work: DeskWork; onUnread: (ids: readonly string[]) => void }

/** Bar above the list while several are selected: their number and bulk actions. */
export function SelectionBar({ selection, work, onUnread }: Props) {
  const ids = [...selection.ids]
  return (
    <div className={css['bar']} role="group" aria-label="Selected conversations">
      <b role="status">{ids.length} selected</b>
      <Button size="small" variant="outline" icon={<Check />} onClick={() => work.done(ids)}>
        Done
      </Button>
      <IconButton
        label="Snooze"
        icon={<Clock />}
        onClick={({ currentTarget }) => work.snooze(ids, currentTarget)}
      />
      <IconButton
        label="Mark as unread"
        icon={<MailOpen />}
        onClick={() => {
          onUnread(ids)
          selection.clear()
        }}
      />
      <IconButton label="Clear the selection" icon={<X />} onClick={selection.clear} />
    </div>
  )
}
