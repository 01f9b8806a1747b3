import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../buttons/button.tsx'
import { IconButton } from '../buttons/icon-button.tsx'
import css from './selection-bar.module.css'
import type { TableSelection } from './table-column.ts'

type Props = {
  selection: TableSelection
  /** Rows on the screen. */
  shown: number
  /** Rows that match; null when there are more than can be done at once. */
  matching: number | null
  onSelect: (selection: TableSelection) => void
  onClear: () => void
  /** What can be done with what is selected. */
  children: ReactNode
}

const text = new Intl.NumberFormat('en-AU')

/** Over a table while rows are selected: how many, whether more is meant than is shown, and what can be done. */
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
