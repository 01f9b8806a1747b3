import { Button } from '#ui/buttons/button.tsx'
import css from './finding.module.css'

/** Empty result of a filter. */
export function NothingFound({ among, onClear }: { among: string; onClear: () => void }) {
  return (
    <div className={css['none']}>
      <p>Nothing like that among your {among}.</p>
      <Button variant="outline" onClick={onClear}>
        Clear filters
      </Button>
    </div>
  )
}
