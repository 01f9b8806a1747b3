import { FILE_ACCEPT } from '@dream/contract/rules/chat/files'
import { LayoutTemplate, Paperclip, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { MenuSheet } from '../sheets/menu-sheet.tsx'

type Props = {
  onFiles: (files: readonly File[]) => void
  /** Picks a plan; without it there is no menu. */
  onPickPlan: (() => void) | undefined
  planLabel: string
}

/** Button for attachments: photos and files of the device (with the camera on a phone), and a plan. */
export function AttachButton({ onFiles, onPickPlan, planLabel }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [isOpen, setOpen] = useState(false)
  const chooseFiles = () => input.current?.click()
  return (
    <>
      {onPickPlan ? (
        <IconButton label="Attach" icon={<Plus />} onClick={() => setOpen(true)} />
      ) : (
        <IconButton label="Attach a photo or file" icon={<Paperclip />} onClick={chooseFiles} />
      )}
      {onPickPlan && (
        <MenuSheet
          label="Send"
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          entries={[
            { label: planLabel, icon: <LayoutTemplate />, onPress: onPickPlan },
            { label: 'A photo or file', icon: <Paperclip />, onPress: chooseFiles },
          ]}
        />
      )}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={FILE_ACCEPT}
        aria-hidden="true"
        tabIndex={-1}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // Reset, so that the same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

/** Files of a drop. */
export const droppedFiles = (data: DataTransfer): File[] => [...data.files]

/**
 * Files of a paste. Office programs add a picture of copied text, where the text is meant; file managers add the names of copied
 * files as text.
 */
export function pastedFiles(data: DataTransfer): File[] {
  const files = [...data.files]
  const names = new Set(files.map(({ name }) => name))
  const lines = data.getData('text/plain').split(/\r?\n/)
  const isText = lines.map((line) => line.trim()).some((line) => line !== '' && !names.has(nameAt(line)))
  return isText ? [] : files
}

/** Last segment of a path. */
const nameAt = (path: string) => path.split(/[\\/]/).at(-1) ?? path
