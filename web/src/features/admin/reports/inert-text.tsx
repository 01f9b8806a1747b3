import { Fragment } from 'react'
import css from './reports.module.css'

/** What is not seen, or turns the direction of what follows: it is named instead of done. Line breaks and tabs are text. */
const UNSEEN = /[^\P{C}\n\t\u200d]/u
const PIECES = /([^\P{C}\n\t\u200d]+)/u

/** Somebody else's words as text and nothing else, in a direction of their own; characters that hide are shown by their number. */
export function InertText({ text }: { text: string }) {
  return (
    <bdi className={css['inert']}>
      {text.split(PIECES).map((piece, at) =>
        UNSEEN.test(piece) ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
          <code key={at} className={css['unseen']}>
            {numbersOf(piece)}
          </code>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the same
          <Fragment key={at}>{piece}</Fragment>
        ),
      )}
    </bdi>
  )
}

const numbersOf = (piece: string) =>
  Array.from(
    piece,
    (character) => `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}`,
  ).join(' ')
