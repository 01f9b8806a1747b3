import { ArrowDownUp } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../buttons/button.tsx'
import { Popover } from '../overlays/popover.tsx'
import type { TableColumn, TableSort } from './table-column.ts'
import css from './view-menu.module.css'

type Props<Row> = {
  columns: readonly TableColumn<Row>[]
  hidden: readonly string[]
  onHide: (hidden: string[]) => void
  sort: TableSort
  onSort: (sort: TableSort) => void
}

/** View options of a table: its sort, as a narrow layout has no headings to press, and its columns. */
export function ViewMenu<Row>({ columns, hidden, onHide, sort, onSort }: Props<Row>) {
  const [button, setButton] = useState<Element | null>(null)
  const close = () => setButton(null)
  const [, ...others] = columns
  const sortable = columns.filter((column) => column.sort !== undefined)
  return (
    <>
      <Button
        size="small"
        variant="outline"
        icon={<ArrowDownUp />}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        Sort, columns
      </Button>
      <Popover isOpen={button !== null} near={button} onClose={close} label="Sort and columns">
        <div className={css['view']}>
          <label className={css['line']}>
            Sort by
            <select
              value={sort.column}
              onChange={({ currentTarget: { value } }) =>
                onSort({
                  column: value,
                  isDescending: columns.find(({ id }) => id === value)?.sort === 'descending',
                })
              }
            >
              {sortable.map(({ id, header }) => (
                <option key={id} value={id}>
                  {header}
                </option>
              ))}
            </select>
          </label>
          <label className={css['line']}>
            <input
              type="checkbox"
              checked={sort.isDescending}
              onChange={({ currentTarget }) => onSort({ ...sort, isDescending: currentTarget.checked })}
            />
            Largest or newest first
          </label>
          <fieldset>
            <legend className={css['legend']}>Columns</legend>
            {others.map(({ id, header }) => (
              <label key={id} className={css['line']}>
                <input
                  type="checkbox"
                  checked={!hidden.includes(id)}
                  onChange={({ currentTarget }) =>
                    onHide(currentTarget.checked ? hidden.filter((each) => each !== id) : [...hidden, id])
                  }
                />
                {header}
              </label>
            ))}
          </fieldset>
        </div>
      </Popover>
    </>
  )
}
