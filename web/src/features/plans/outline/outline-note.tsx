import { Button } from '#ui/buttons/button.tsx'
import css from './outline-note.module.css'
import type { OutlineState } from './use-outline.ts'

export type NotedOutline = { title: string; state: OutlineState; refetch: () => unknown }

/** Priority of the states: those first that the person can act on. */
const ORDER = ['failed', 'offline', 'waiting', 'none'] as const satisfies readonly OutlineState[]

const TEXTS: Record<(typeof ORDER)[number], (titles: string) => string> = {
  failed: (titles) => `Couldn't load the rooms of ${titles}, so only the outline is drawn.`,
  offline: (titles) => `The rooms of ${titles} aren't on this device. They come when you're back online.`,
  waiting: (titles) => `Loading the rooms of ${titles}...`,
  none: (titles) => `Nobody has drawn the rooms of ${titles}, so only the outline is drawn.`,
}

/** Reason why plans are drawn without their rooms; nothing where all have them. */
export function OutlineNote({ outlines }: { outlines: readonly NotedOutline[] }) {
  const state = ORDER.find((each) => outlines.some((outline) => outline.state === each))
  const lacking = outlines.filter((outline) => outline.state === state)
  return (
    <div className={css['note']} data-state={state} role="status">
      {state && <span>{TEXTS[state](lacking.map(({ title }) => title).join(' and '))}</span>}
      {state === 'failed' && (
        <Button
          variant="quiet"
          size="small"
          onClick={() => {
            for (const { refetch } of lacking) void refetch()
          }}
        >
          Try again
        </Button>
      )}
    </div>
  )
}
