import type { ReactNode } from 'react'
import { useId } from 'react'
import { Button } from '#ui/buttons/button.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { StaleEdit } from '../edit/stale-edit.tsx'
import type { Edit } from '../edit/use-edit.ts'
import { momentText } from '../text/text.ts'
import css from './settings.module.css'

type Props<V extends object> = {
  title: string
  lead: string
  edit: Edit<V>
  labels: Readonly<Record<keyof V & string, string>>
  stored: { changedAt: string | null; changedBy: string | null }
  onSave: () => void
  children: ReactNode
}

/** Group of settings: its fields, who changed them last, and the actions on unsaved changes. */
export function SettingSection<V extends object>(props: Props<V>) {
  const { title, lead, edit, labels, stored, onSave, children } = props
  const id = useId()
  return (
    <section className={css['section']} aria-labelledby={id}>
      <header className={css['head']}>
        <h2 id={id} className={css['title']}>
          {title}
        </h2>
        <p className="secondary-text">{lead}</p>
        <p className={css['by']}>
          {stored.changedAt
            ? `Changed by ${stored.changedBy ?? 'somebody whose account is gone'}, ${momentText(stored.changedAt)}`
            : 'As the server was set up'}
        </p>
      </header>
      <StaleEdit edit={edit} labels={labels} />
      {children}
      <ProblemLine message={edit.problem} />
      {edit.isDirty && !edit.theirs && (
        <div className={css['actions']}>
          <Button size="small" isBusy={edit.isBusy} onClick={onSave}>
            Save
          </Button>
          <Button size="small" variant="quiet" onClick={edit.discard}>
            Discard
          </Button>
        </div>
      )}
    </section>
  )
}
