import { PHOTO_ACCEPT } from '@dream/contract/rules/brokers/broker-files'
import { useRef, useState } from 'react'
import { call } from '#lib/api/api-client.ts'
import { useSubmission } from '#lib/forms/submission.ts'
import { Button } from '#ui/buttons/button.tsx'
import { hideBroken } from '#ui/pictures/photo.tsx'
import { showToast } from '#ui/overlays/toast.ts'
import { Sheet } from '#ui/overlays/sheet.tsx'
import { ProblemLine } from '#ui/status/problem-line.tsx'
import { CropForm } from './crop-form.tsx'
import css from './photo.module.css'

type Props = {
  portrait: string | null
  /** Whether a page exists; without one no photo can be added. */
  hasPage: boolean
  /** Called after the photo changed the page. */
  onChanged: () => Promise<void>
}

/** Photo of a broker's page: upload, crop, or remove. */
export function PhotoField({ portrait, hasPage, onChanged }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const [chosen, setChosen] = useState<{ file: File; url: string } | null>(null)
  const { isBusy, failure, run } = useSubmission("Couldn't remove the photo. Please try again.")

  const choose = (file: File | undefined) => {
    if (chosen) URL.revokeObjectURL(chosen.url)
    setChosen(file ? { file, url: URL.createObjectURL(file) } : null)
  }
  const remove = () =>
    void run(async () => {
      await call('DELETE /api/broker/photo')
      await onChanged()
      showToast('Photo removed')
    })
  return (
    <section className={css['field']} aria-labelledby="broker-photo">
      <h2 id="broker-photo">Photo</h2>
      <div className={css['row']}>
        <span className={css['frame']}>
          {portrait && (
            <img src={portrait} alt="You, as buyers see you" width="96" height="96" onError={hideBroken} />
          )}
        </span>
        <div className={css['ways']}>
          <p className="secondary-text">
            {hasPage
              ? 'Buyers see it in the directory, on your page and in the chat, once we have looked at it.'
              : 'Save your page first, then add a photo.'}
          </p>
          <input
            ref={input}
            type="file"
            accept={PHOTO_ACCEPT}
            className="visually-hidden"
            tabIndex={-1}
            aria-label="Photo file"
            onChange={({ currentTarget }) => {
              choose(currentTarget.files?.[0])
              // Reset, so that the same file can be chosen again.
              currentTarget.value = ''
            }}
          />
          <div className={css['buttons']}>
            <Button size="small" variant="outline" disabled={!hasPage} onClick={() => input.current?.click()}>
              {portrait ? 'Change photo' : 'Add a photo'}
            </Button>
            {portrait && (
              <Button size="small" variant="quiet" isBusy={isBusy} onClick={remove}>
                Remove
              </Button>
            )}
          </div>
          <ProblemLine message={failure?.message} />
        </div>
      </div>
      <Sheet isOpen={chosen !== null} onClose={() => choose(undefined)} label="Your photo">
        {chosen && (
          <CropForm
            key={chosen.url}
            {...chosen}
            onDone={async () => {
              choose(undefined)
              await onChanged()
              showToast('Photo saved')
            }}
          />
        )}
      </Sheet>
    </section>
  )
}
