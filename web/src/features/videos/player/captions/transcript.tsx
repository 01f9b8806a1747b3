import { useEffect, useRef } from 'react'
import { clock } from '../../clock.ts'
import { paragraphAt } from './cues.ts'
import css from './transcript.module.css'

/** Paragraph of the transcript; `unseen` is only for screen readers. */
export type Paragraph = { text: string; unseen?: string }

type Props = {
  description: string
  paragraphs: readonly Paragraph[]
  /** Start of each paragraph, where known. */
  times: readonly (number | null)[]
  positionS: number
  onSeek: (toS: number) => void
}

/** Transcript to read; a press on a paragraph seeks to it. */
export function Transcript({ description, paragraphs, times, positionS, onSeek }: Props) {
  const current = paragraphAt(times, positionS)
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => {
    // Scroll only within the text, so that the page stays where it is.
    const { current: item } = line
    const list = item?.closest('section')
    if (!item || !list) return
    const { top, bottom } = item.getBoundingClientRect()
    const view = list.getBoundingClientRect()
    if (top < view.top) list.scrollTop -= view.top - top
    else if (bottom > view.bottom) list.scrollTop += bottom - view.bottom
  }, [current])
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keys must reach it
    <section className={css['reading']} aria-label="Transcript" tabIndex={0}>
      <p className={css['lead']}>{description}</p>
      <ol className={css['lines']}>
        {paragraphs.map(({ text, unseen }, at) => {
          const startS = times[at] ?? null
          const isCurrent = at === current
          const words = (
            <>
              {text}
              {unseen && <span className="visually-hidden"> {unseen}</span>}
            </>
          )
          return (
            <li key={text} ref={isCurrent ? line : null} aria-current={isCurrent ? 'true' : undefined}>
              {startS === null ? (
                <p>{words}</p>
              ) : (
                <button type="button" onClick={() => onSeek(startS)}>
                  <span>{clock(startS)}</span> {words}
                </button>
              )}
            </li>
          )
        })}
      </ol>
    </section>
  )
}
