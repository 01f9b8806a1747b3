import type { ImportDetail } from '@dream/contract/api/admin/imports/import'
import { Button } from '#ui/buttons/button.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { useImportActions } from './use-import.ts'

/** Discards an import that has created nothing. */
export function DiscardButton({ detail }: { detail: ImportDetail }) {
  const { isBusy, discard } = useImportActions(detail)
  return (
    <Button
      variant="outline"
      isBusy={isBusy}
      onClick={() => void discard().then((failed) => failed && showToast(failed.message))}
    >
      Put away
    </Button>
  )
}
