import { FILE_ACCEPT } from '@dream/contract/rules/chat/files'
import { LayoutTemplate, Paperclip, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { MenuSheet } from '../sheets/menu-sheet.tsx'

type Props = {
  onFiles: (files: readonly File[]) => void
  /** Without it there is nothing to choose between. */
  onPickPlan: (() => void) | undefined
  planLabel: string
}

/** What can be sent beside words: photos and files of the device, where a phone offers its camera too, and a plan. */
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
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}

/** The files of what was dropped. */
export const droppedFiles = (data: DataTransfer): File[] => [...data.files]

/**
 * The files of what was pasted. Office programs add a picture of copied text, and the text is meant; file managers add the names of
 * copied files.
 */
export function pastedFiles(data: DataTransfer): File[] {
  const files = [...data.files]
  const names = new Set(files.map(({ name }) => name))
  const lines = data.getData('text/plain').split(/\r?\n/)
  const isText = lines.map((line) => line.trim()).some((line) => line !== '' && !names.has(nameAt(line)))
  return isText ? [] : files
}

/** The last part of a path. */
const nameAt = (path: string) => path.split(/[\\/]/).at(-1) ?? path
