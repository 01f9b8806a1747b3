import type { ComponentProps } from 'react'
import { NoteSheet } from './note-sheet.tsx'
import { NotesPanel } from './notes-panel.tsx'
import { PinLayer } from './pin-layer.tsx'

type Props =
  | ({ part: 'pins' } & ComponentProps<typeof PinLayer>)
  | ({ part: 'panel' } & ComponentProps<typeof NotesPanel>)
  | ({ part: 'sheet' } & ComponentProps<typeof NoteSheet>)

/** One of the three places that notes have in the details; their code comes as one file. */
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
