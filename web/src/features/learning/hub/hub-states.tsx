import { isOffline } from '#lib/api-error.ts'
import { Button, buttonClass } from '#ui/button.tsx'
import { NoLineDrawing } from '#ui/drawings/no-line.tsx'
import { SetOutDrawing } from '#ui/drawings/set-out.tsx'
import { WrongDoorDrawing } from '#ui/drawings/wrong-door.tsx'
import { Notice } from '#ui/notice.tsx'
import { Placeholder } from '#ui/placeholder.tsx'
import css from './learning-hub.module.css'

export function NoVideos() {
  return (
    <Notice
      title="No videos yet"
      drawing={<SetOutDrawing />}
      actions={
        <a href="/explore" className={buttonClass({})}>
          Keep swiping
        </a>
      }
    >
      <p>Short videos on what makes a design work will be here.</p>
    </Notice>
  )
}

export function Unread({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Notice
      title="Your learning hub did not arrive"
      drawing={isOffline(error) ? <NoLineDrawing /> : <WrongDoorDrawing />}
      actions={<Button onClick={onRetry}>Try again</Button>}
    >
      <p>{error.message}</p>
    </Notice>
  )
}

export function WaitingHub() {
  return (
    <section className={css['hub']} role="status">
      <span className="visually-hidden">Loading...</span>
      <h1 aria-hidden="true">Learning Hub</h1>
      <div className={css['empty']}>
        {[0, 1, 2, 3].map((tile) => (
          <Placeholder key={tile} />
        ))}
      </div>
    </section>
  )
}
