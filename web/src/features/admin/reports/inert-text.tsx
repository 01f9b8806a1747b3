import { Fragment } from 'react'
import css from './reports.module.css'

/** Invisible characters, or ones that change the text direction: their code is shown instead. Line breaks and tabs are text. */
const UNSEEN = /[^\P{C}\n\t\u200d]/u
const PIECES = /([^\P{C}\n\t\u200d]+)/u

/** Untrusted text as plain text, with its own direction; invisible characters are shown by their code. */
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
