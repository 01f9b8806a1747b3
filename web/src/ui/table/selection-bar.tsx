import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import css from './selection-bar.module.css'
import type { TableSelection } from './table-column.ts'

type Props = {
  selection: TableSelection
  /** Number of rows on the screen. */
  shown: number
  /** Number of matching rows; null when there are more than the maximum of one bulk action. */
  matching: number | null
  onSelect: (selection: TableSelection) => void
  onClear: () => void
  /** Bulk actions. */
  children: ReactNode
}

const text = new Intl.NumberFormat('en-AU')

/** Bar above a table while rows are selected: their number, "select all that match", and bulk actions. */
export function SelectionBar({ selection, shown, matching, onSelect, onClear, children }: Props) {
  const count = selection.of === 'all' ? (matching ?? 0) : selection.ids.length
  const canSelectAll =
    selection.of === 'these' && matching !== null && matching > shown && selection.ids.length >= shown
  return (
    <div className={css['bar']} role="group" aria-label="Selected rows">
      <b role="status">
        {selection.of === 'all' ? `All ${text.format(count)} that match` : `${text.format(count)} selected`}
      </b>
      {canSelectAll && (
        <Button size="small" variant="quiet" onClick={() => onSelect({ of: 'all' })}>
          Select all {text.format(matching)} that match
        </Button>
      )}
      <div className={css['actions']}>{children}</div>
      <IconButton label="Clear the selection" icon={<X />} onClick={onClear} className={css['clear']} />
    </div>
  )
}
