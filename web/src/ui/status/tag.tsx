import type { ReactNode } from 'react'
import css from './tag.module.css'

type Props = {
  /** `good` is done, `bad` needs attention, `busy` is under way; the text says it too. */
  tone?: 'good' | 'bad' | 'busy' | 'plain'
  children: ReactNode
}

/** Status tag of a word or two. */
export function Tag({ tone = 'plain', children }: Props) {
  return (
    <span className={css['tag']} data-tone={tone}>
      {children}
    </span>
  )
}
