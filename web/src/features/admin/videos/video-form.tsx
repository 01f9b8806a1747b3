import type { VideoDraft } from '@dream/contract/api/admin/content/videos'
import { VIDEO_FILE } from '@dream/contract/rules/admin/content/videos'
import { VIDEO_TOPICS } from '@dream/contract/rules/app/videos'
import { Field } from '#ui/forms/field.tsx'
import { SelectField } from '#ui/forms/select-field.tsx'
import { TextArea } from '#ui/forms/text-area.tsx'
import css from '../content/content.module.css'
import type { Edit } from '../edit/use-edit.ts'
import { FileField } from './file-field.tsx'
import { lengthText } from './video-text.ts'

const TOPICS = VIDEO_TOPICS.map((value) => ({ value, label: value }))

/** Texts of a video, and its three files. */
export function VideoForm({ id, edit }: { id: string; edit: Edit<VideoDraft> }) {
  const { values, set, errorOf } = edit
  const { source, width, height, seconds, hasSound } = values
  const sound = hasSound ? 'with sound' : 'silent'
  return (
    <>
      <section className={css['part']} aria-label="Words">
        <SelectField
          label="Topic"
          choices={TOPICS}
          value={values.topic}
          onChange={({ currentTarget: { value } }) =>
            set({ topic: VIDEO_TOPICS.find((each) => each === value) ?? values.topic })
          }
        />
        <Field
          label="Title"
          maxLength={80}
          value={values.title}
          error={errorOf('title')}
          onChange={({ currentTarget }) => set({ title: currentTarget.value })}
        />
        <Field
          label="Description"
          hint="One sentence: what one knows afterwards"
          maxLength={300}
          value={values.description}
          error={errorOf('description')}
          onChange={({ currentTarget }) => set({ description: currentTarget.value })}
        />
        <TextArea
          label="Transcript"
          hint="What is said and shown. An empty line begins a paragraph."
          rows={10}
          value={values.transcript.join('\n\n')}
          error={errorOf('transcript')}
          onChange={({ currentTarget: { value } }) =>
            set({ transcript: value === '' ? [] : value.split('\n\n') })
          }
        />
      </section>
      <section className={css['part']} aria-label="Files">
        <FileField
          id={id}
          kind="video"
          label="Video"
          hint={`An MP4 with H.264, upright, at most ${VIDEO_FILE.maxBytes / 1024 / 1024} MB and ${VIDEO_FILE.maxSeconds / 60} minutes`}
          accept="video/mp4"
          known={source === '' ? null : `${lengthText(seconds)} long, ${width} × ${height}, ${sound}`}
          error={errorOf('source')}
          onUploaded={set}
        />
        <FileField
          id={id}
          kind="poster"
          label="Poster"
          hint="A JPEG, PNG or WebP, or a picture of the video itself: pause it and take it"
          accept="image/jpeg,image/png,image/webp"
          known={values.poster === '' ? null : 'Shown before it plays'}
          error={errorOf('poster')}
          onUploaded={set}
        />
        <FileField
          id={id}
          kind="captions"
          label="Captions"
          hint="A WebVTT file: each caption after the one before, none after the end"
          accept=".vtt,text/vtt"
          known={values.captions === '' ? null : 'Checked: in order, and readable'}
          error={errorOf('captions')}
          onUploaded={set}
        />
      </section>
    </>
  )
}
