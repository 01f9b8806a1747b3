import type { ComponentProps } from 'react'
import { NoteSheet } from './note-sheet.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { PinLayer } from './pin-layer.tsx'

type Props =
  | ({ part: 'pins' } & ComponentProps<typeof PinLayer>)
  | ({ part: 'panel' } & ComponentProps<typeof NotesPanel>)
  | ({ part: 'sheet' } & ComponentProps<typeof NoteSheet>)

/** Entry of the notes' chunk, for each of their three places in the details. */
export function NotesPart(props: Props) {
  switch (props.part) {
    case 'pins':
      return <PinLayer {...props} />
    case 'panel':
      return <NotesPanel {...props} />
    case 'sheet':
      return <NoteSheet {...props} />
  }
}
