import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { DataTable } from './data-table.tsx'
import { SelectionBar } from './selection-bar.tsx'
import { NOTHING_SELECTED, type TableColumn, type TableSelection, type TableSort } from './table-column.ts'

type Plan = { id: string; name: string; price: number }
const PLANS: readonly Plan[] = ['Ash', 'Birch', 'Cedar', 'Elm'].map((name, at) => ({
  id: `p${at}`,
  name,
  price: at * 10,
}))
const COLUMNS: readonly TableColumn<Plan>[] = [
  { id: 'name', header: 'Plan', sort: 'ascending', cell: ({ name }) => name },
  { id: 'price', header: 'Price', sort: 'descending', align: 'end', cell: ({ price }) => price },
]
const idOf = ({ id }: Plan) => id

type Shown = Partial<Parameters<typeof DataTable<Plan>>[0]>

function Plans(given: Shown) {
  const [sort, setSort] = useState<TableSort>({ column: 'name', isDescending: false })
  const [selection, setSelection] = useState<TableSelection>(NOTHING_SELECTED)
  return (
    <>
      <input data-table-search="" aria-label="Search" />
      <SelectionBar
        selection={selection}
        shown={PLANS.length}
        matching={412}
        onSelect={setSelection}
        onClear={() => setSelection(NOTHING_SELECTED)}
      >
        {null}
      </SelectionBar>
      <p>{`sorted by ${sort.column} ${sort.isDescending ? 'down' : 'up'}`}</p>
      <DataTable<Plan>
        label="Plans"
        columns={COLUMNS}
        rows={PLANS}
        rowId={idOf}
        rowName={({ name }) => name}
        rowHref={({ id }) => `/plans/${id}`}
        sort={sort}
        onSort={setSort}
        selection={selection}
        onSelect={setSelection}
        onRetry={() => undefined}
        empty={<p>No plans</p>}
        onMore={null}
        {...given}
      />
    </>
  )
}

function show(given: Shown = {}) {
  const person = userEvent.setup()
  render(<Plans {...given} />)
  return person
}
const selected = () =>
  screen
    .getAllByRole('checkbox', { name: /^Select (?!the)/ })
    .filter((box) => box instanceof HTMLInputElement && box.checked)
    .map((box) => box.getAttribute('aria-label')?.replace('Select ', ''))

test('a row has its name as a row heading, its link and its columns', () => {
  show()

  const row = screen.getByRole('row', { name: /Cedar/ })
  expect(within(row).getByRole('rowheader', { name: /Cedar/ })).toBeTruthy()
  expect(within(row).getByRole('link', { name: 'Cedar' }).getAttribute('href')).toBe('/plans/p2')
  expect(within(row).getByRole('cell', { name: '20' })).toBeTruthy()
})

test("a heading sorts, first in its column's default direction, then reversed, and announces it", async () => {
  const person = show()

  await person.click(screen.getByRole('button', { name: 'Price' }))
  expect(screen.getByText('sorted by price down')).toBeTruthy()
  expect(screen.getByRole('columnheader', { name: 'Price' }).getAttribute('aria-sort')).toBe('descending')
  await person.click(screen.getByRole('button', { name: 'Price' }))

  expect(screen.getByText('sorted by price up')).toBeTruthy()
})

test('j and k move over the rows, x selects, and Shift and x selects a range', async () => {
  const person = show()

  await person.keyboard('jjx')
  await person.keyboard('jj{Shift>}X{/Shift}')

  expect(selected()).toEqual(['Birch', 'Cedar', 'Elm'])
  expect(document.activeElement?.textContent).toBe('Elm')
  await person.keyboard('k')
  expect(document.activeElement?.textContent).toBe('Cedar')
})

test('Shift and a click select a range', async () => {
  const person = show()

  await person.click(screen.getByRole('checkbox', { name: 'Select Ash' }))
  await person.keyboard('{Shift>}')
  await person.click(screen.getByRole('checkbox', { name: 'Select Cedar' }))
  await person.keyboard('{/Shift}')

  expect(selected()).toEqual(['Ash', 'Birch', 'Cedar'])
})

test('selecting the rows here and selecting all that match are different', async () => {
  const person = show()
  expect(screen.queryByRole('button', { name: /that match/ })).toBeNull()

  await person.click(screen.getByRole('checkbox', { name: 'Select the rows here' }))
  expect(screen.getByText('4 selected')).toBeTruthy()
  await person.click(screen.getByRole('button', { name: 'Select all 412 that match' }))

  expect(screen.getByText('All 412 that match')).toBeTruthy()
  await person.click(screen.getByRole('checkbox', { name: 'Select Ash' }))
  expect(screen.getByText('3 selected')).toBeTruthy()
})

test('Escape clears the selection, / goes to the search, ? shows the keys', async () => {
  const person = show()
  await person.keyboard('jx')

  await person.keyboard('{Escape}')
  expect(selected()).toEqual([])
  await person.keyboard('?')
  expect(screen.getByText('Next row')).toBeTruthy()
  await person.keyboard('{Escape}/')

  expect(document.activeElement?.getAttribute('aria-label')).toBe('Search')
})

test('letters are not shortcuts while somebody types', async () => {
  const person = show()
  const field = screen.getByRole('textbox', { name: 'Search' })

  await person.type(field, 'jxk')

  expect(field).toHaveProperty('value', 'jxk')
  expect(selected()).toEqual([])
})

test('a hidden column is gone, the first one always stays', () => {
  show({ hidden: ['name', 'price'] })

  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).not.toContain('Price')
  expect(screen.getByRole('link', { name: 'Ash' })).toBeTruthy()
})

test('no rows, loading rows and an error are each announced in their own way', async () => {
  const onRetry = vi.fn()
  const { rerender } = render(<Plans rows={[]} />)
  expect(screen.getByText('No plans')).toBeTruthy()

  rerender(<Plans rows={undefined} />)
  expect(screen.getByText('Loading...')).toBeTruthy()
  rerender(<Plans rows={undefined} error={new Error('No network.')} onRetry={onRetry} />)
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(screen.getByText("Couldn't load this. No network.")).toBeTruthy()
  expect(onRetry).toHaveBeenCalledOnce()
})
