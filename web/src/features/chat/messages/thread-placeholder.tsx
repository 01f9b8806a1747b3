import { Placeholder } from '#ui/status/placeholder.tsx'
import css from './thread-placeholder.module.css'

const WIDTHS = ['theirs', 'short', 'mine', 'theirs', 'mine'] as const

/** Placeholder for loading messages. */
export const ThreadPlaceholder = () => (
  <div className={css['thread']} role="status">
    <span className="visually-hidden">Loading messages</span>
    {WIDTHS.map((kind, at) => (
      <Placeholder key={at} className={css[kind]} />
    ))}
  </div>
)
