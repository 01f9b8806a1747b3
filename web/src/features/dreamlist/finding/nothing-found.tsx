import { Button } from '#ui/buttons/button.tsx'
import css from './finding.module.css'

/** Likes there are, but none like that. */
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
