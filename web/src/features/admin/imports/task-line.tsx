import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import { Button } from '#ui/buttons/button.tsx'
import css from './imports.module.css'
import { taskText } from './import-text.ts'
import { useImportActions } from './use-import.ts'

type Props = { detail: ImportDetail; task: NonNullable<ImportDetail['task']> }

/** Progress of the task, with a button to cancel it. */
export function TaskLine({ detail, task }: Props) {
  const { isBusy, cancel } = useImportActions(detail)
  const { done, total, isCancelled } = task
  return (
    <section className={css['task']} aria-label="What is being done">
      <p role="status">{taskText(task)}</p>
      <progress aria-label={taskText(task)} {...(total > 0 && { value: done, max: total })} />
      <Button
        size="small"
        variant="outline"
        isBusy={isBusy}
        disabled={isCancelled}
        onClick={() => void cancel()}
      >
        Stop
      </Button>
    </section>
  )
}
