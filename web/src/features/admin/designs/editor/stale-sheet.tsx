import { Button } from '#ui/buttons/button.tsx'
import { Sheet } from '#ui/overlays/sheet.tsx'
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
            <table className={css['versions']}>
              <caption className="visually-hidden">Your changes beside theirs</caption>
              <thead>
                <tr>
                  <th scope="col">Field</th>
                  <th scope="col">Yours</th>
                  <th scope="col">Theirs</th>
                </tr>
              </thead>
              <tbody>
                {names.map((name) => (
                  <tr key={name}>
                    <th scope="row">{fieldName(name)}</th>
                    <td>{fieldText(Reflect.get(changes, name))}</td>
                    <td>{fieldText(Reflect.get(saved, name))}</td>
                  </tr>
                ))}
              </tbody>
            </table>
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
