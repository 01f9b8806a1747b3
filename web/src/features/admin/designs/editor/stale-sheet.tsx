import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { VersionsTable } from '../../edit/versions-table.tsx'
import { fieldName, fieldText } from '../fields/field-text.ts'
import css from './editor.module.css'
import type { DesignEditing } from './use-design-edit.ts'

/** Conflict sheet after somebody else has saved: both versions side by side, field by field, and the choice between them. */
export function StaleSheet({ editing }: { editing: DesignEditing }) {
  const { theirs, changes, keepMine, takeTheirs, decideLater, isBusy } = editing
  const names = Object.keys(changes)
  const saved = theirs && { ...theirs.document, builderId: theirs.builder?.name ?? null }
  return (
    <Sheet
      isOpen={theirs !== null}
      onClose={decideLater}
      label="Somebody else changed this meanwhile"
      height="tall"
    >
      {saved && (
        <div className={css['form']}>
          {names.length === 0 ? (
            <p>You’ve changed nothing yourself: what they saved is shown now.</p>
          ) : (
            <VersionsTable
              caption="Your changes beside theirs"
              names={['Yours', 'Theirs']}
              rows={names.map((name) => ({
                name: fieldName(name),
                before: fieldText(Reflect.get(changes, name)),
                after: fieldText(Reflect.get(saved, name)),
              }))}
            />
          )}
          {names.length > 0 && (
            <Button isBusy={isBusy} onClick={() => void keepMine()}>
              Keep mine
            </Button>
          )}
          <Button variant="outline" onClick={takeTheirs}>
            {names.length > 0 ? 'Take theirs' : 'Show it'}
          </Button>
        </div>
      )}
    </Sheet>
  )
}
