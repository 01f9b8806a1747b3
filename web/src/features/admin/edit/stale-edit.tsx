import { Button } from '#ui/buttons/button.tsx'
import type { Edit } from './use-edit.ts'
import css from './stale-edit.module.css'
import { VersionsTable } from './versions-table.tsx'

type Props<V extends object> = {
  edit: Edit<V>
  /** Labels of the fields, in the order of the form. */
  labels: Readonly<Partial<Record<keyof V & string, string>>>
  textOf?: (value: unknown) => string
}

/**
 * Conflict with what somebody else has saved meanwhile: both versions side by side, and the choice between them. Renders nothing
 * without one.
 */
export function StaleEdit<V extends object>({ edit, labels, textOf = plainText }: Props<V>) {
  const { theirs, seen, values, isBusy } = edit
  if (!theirs) return null
  const was = new Map<string, unknown>(Object.entries(seen))
  const isNow = new Map<string, unknown>(Object.entries(theirs.values))
  const yours = new Map<string, unknown>(Object.entries(values))
  const rows = Object.entries<string | undefined>(labels).filter(([name]) =>
    [isNow, yours].some((side) => textOf(side.get(name)) !== textOf(was.get(name))),
  )
  return (
    <section className={css['stale']} role="alert" aria-label="Two versions">
      <h2 className={css['title']}>Somebody else changed this in the meantime</h2>
      <p className="secondary-text">Nothing of yours is lost. Compare, then decide.</p>
      <VersionsTable
        caption="Both versions"
        names={['As it is stored now', 'As you have it']}
        rows={rows.map(([name, label = name]) => ({
          name: label,
          before: textOf(isNow.get(name)),
          after: textOf(yours.get(name)),
        }))}
      />
      <div className={css['actions']}>
        {edit.isDirty && (
          <Button size="small" isBusy={isBusy} onClick={() => void edit.keepMine()}>
            Save mine over it
          </Button>
        )}
        <Button size="small" variant="outline" onClick={edit.takeTheirs}>
          Keep theirs
        </Button>
      </div>
    </section>
  )
}

/** Formats a value: lists by lines, and a placeholder for empty ones. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined || value === '') return 'Nothing'
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (Array.isArray(value)) return value.map(plainText).join('\n')
  if (typeof value === 'object') return Object.values(value).map(plainText).join('\n')
  return typeof value === 'string' ? value : JSON.stringify(value)
}
