import { FileUp } from 'lucide-react'
import { useId, useState } from 'react'
import { bytesText } from '../text/text.ts'
import css from './imports.module.css'

type Props = {
  label: string
  hint: string
  accept: string
  file: File | null
  onFile: (file: File) => void
}

/** Drop zone and file picker. */
export function FilePicker({ label, hint, accept, file, onFile }: Props) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  return (
    <div
      className={css['picker']}
      data-over={isOver ? '' : undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const [dropped] = event.dataTransfer.files
        if (dropped) onFile(dropped)
      }}
    >
      <FileUp size={24} aria-hidden="true" />
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) onFile(chosen)
        }}
      />
      <p id={`${id}-hint`} className="secondary-text">
        {file ? `${file.name}, ${bytesText(file.size)}` : hint}
      </p>
    </div>
  )
}
