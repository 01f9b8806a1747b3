import { Bookmark, X } from 'lucide-react'
import { useState, type FormEvent } from 'react'
import { call } from '#lib/api/api-client.ts'
import { invalidate, useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { Field } from '#ui/forms/field.tsx'
import { Popover } from '#ui/overlays/popover.tsx'
import { viewText } from '../list/list-address.ts'
import type { ListState } from '../list/use-list-address.ts'
import css from './views.module.css'

type Props = { list: string; state: ListState }

/** Menu of saved views of a list, kept with the account. */
export function ViewsMenu({ list, state }: Props) {
  const [button, setButton] = useState<Element | null>(null)
  const close = () => setButton(null)
  const { data: views } = useApiQuery('GET /api/admin/views', { query: { list } })
  const here = viewText(state.search)
  const current = views?.find(({ address }) => address === here)
  return (
    <>
      <Button
        size="small"
        variant="outline"
        icon={<Bookmark />}
        onClick={({ currentTarget }) => setButton(currentTarget)}
      >
        {current?.name ?? 'Views'}
      </Button>
      <Popover isOpen={button !== null} near={button} onClose={close} label="Saved views">
        <ul className={css['views']}>
          {views?.map(({ id, name, address }) => (
            <li key={id}>
              <Button
                size="small"
                variant="quiet"
                aria-current={address === here}
                onClick={() => {
                  close()
                  state.open(address)
                }}
              >
                {name}
              </Button>
              <DeleteView id={id} name={name} />
            </li>
          ))}
          {views?.length === 0 && <li className="secondary-text">None yet.</li>}
        </ul>
        <SaveView list={list} address={here} />
      </Popover>
    </>
  )
}

function DeleteView({ id, name }: { id: string; name: string }) {
  async function remove() {
    await call('DELETE /api/admin/views/:id', { params: { id } }).catch(() => undefined)
    await invalidate('GET /api/admin/views')
  }
  return <IconButton label={`Delete the view ${name}`} icon={<X />} onClick={() => void remove()} />
}

function SaveView({ list, address }: { list: string; address: string }) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await call('POST /api/admin/views', { body: { list, name, address } })
      setName('')
      await invalidate('GET /api/admin/views')
    } catch (error) {
      setProblem(error instanceof Error ? error.message : 'Something went wrong')
    } finally {
      setBusy(false)
    }
  }
  return (
    <form className={css['save']} onSubmit={(event) => void save(event)}>
      <Field
        label="Save what is shown now as"
        value={name}
        error={problem}
        maxLength={60}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <Button type="submit" size="small" isBusy={isBusy}>
        Save
      </Button>
    </form>
  )
}
