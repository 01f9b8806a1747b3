import type { ReactNode } from 'react'
import css from './tag.module.css'

type Props = {
  /** `good` is done, `bad` needs somebody, `busy` is under way; the words say it too. */
  tone?: 'good' | 'bad' | 'busy' | 'plain'
  children: ReactNode
}

/** How something stands, in a word or two. */
export function Tag({ tone = 'plain', children }: Props) {
  return (
    <span className={css['tag']} data-tone={tone}>
      {children}
    </span>
  )
}
