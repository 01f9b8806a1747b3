import type { DocumentPicture } from '@dream/contract/api/admin/catalogue/design-document'
import type { DesignEditing } from '../editor/use-design-edit.ts'
import fields from '../fields/fields.module.css'
import { PictureTile } from './picture-tile.tsx'
import css from './pictures.module.css'
import { UploadButton } from './upload-button.tsx'

type Level = DocumentPicture['level']

/** Pictures of a design: one drawing per storey for a floor plan, else photographs with focal points. */
export function PicturesField({ editing }: { editing: DesignEditing }) {
  const { current } = editing
  const isPlan = current.category === 'Floor Plan'
  return (
    <section className={fields['part']} aria-label="Pictures">
      <h2 className={fields['heading']}>{isPlan ? 'The plan' : 'Pictures'}</h2>
      {isPlan ? <PlanPictures editing={editing} /> : <Photographs editing={editing} />}
    </section>
  )
}

function PlanPictures({ editing }: { editing: DesignEditing }) {
  const { current, change } = editing
  const levels: Level[] = current.plan?.storeys === 2 ? ['ground', 'upper'] : [null]
  const isOf = (level: Level) => (picture: DocumentPicture) =>
    (picture.level ?? 'ground') === (level ?? 'ground')
  /** Replaces a storey's picture; a house of one storey has no level. */
  const put = (level: Level, picture: DocumentPicture | null, drawing: DocumentPicture | null) => {
    const others = (all: readonly DocumentPicture[]) => all.filter((each) => !isOf(level)(each))
    const sorted = (all: DocumentPicture[]) => all.toSorted((a, b) => Number(isUpper(a)) - Number(isUpper(b)))
    change({
      pictures: sorted([...others(current.pictures), ...(picture ? [{ ...picture, level }] : [])]),
      drawings: sorted([...others(current.drawings), ...(drawing ? [{ ...drawing, level }] : [])]),
    })
  }
  return (
    <>
      <p className="secondary-text">
        An SVG is best: it stays sharp when it is zoomed. A PNG, JPEG or WebP of at least 480 pixels does,
        too.
      </p>
      <ul className={css['tiles']}>
        {levels.map((level) => {
          const picture = current.pictures.find(isOf(level))
          const name = level === null ? 'the plan' : `the ${level} floor`
          return (
            <li key={level ?? 'only'} className={css['tile']}>
              {picture ? (
                <PictureTile
                  picture={picture}
                  label={`Drawing of ${name}`}
                  onRemove={() => put(level, null, null)}
                />
              ) : (
                <p className={css['none']}>No drawing of {name} yet</p>
              )}
              <UploadButton
                label={picture ? `Replace ${name}` : `Upload ${name}`}
                kind="plan"
                onUploaded={({ picture: made, drawing }) => put(level, made, drawing)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

const isUpper = ({ level }: DocumentPicture) => level === 'upper'

function Photographs({ editing }: { editing: DesignEditing }) {
  const { current, change } = editing
  const { pictures } = current
  const replace = (at: number, picture: DocumentPicture) =>
    change({ pictures: pictures.map((each, index) => (index === at ? picture : each)) })
  const first = (at: number) => {
    const picture = pictures[at]
    if (picture) change({ pictures: [picture, ...pictures.filter((_, index) => index !== at)] })
  }
  return (
    <>
      <p className="secondary-text">
        The first one is on the card. JPEG, PNG or WebP, up to 25 MB and 40 megapixels. Mark what must stay in
        view.
      </p>
      <ul className={css['tiles']}>
        {pictures.map((picture, at) => (
          <li key={picture.light} className={css['tile']}>
            <PictureTile
              picture={picture}
              label={`Picture ${at + 1}`}
              onFocus={(focus) => replace(at, { ...picture, focus })}
              onRemove={() => change({ pictures: pictures.filter((_, index) => index !== at) })}
              {...(at > 0 && { onFirst: () => first(at) })}
            />
          </li>
        ))}
      </ul>
      <UploadButton
        label="Upload a picture"
        kind="picture"
        onUploaded={({ picture }) => change({ pictures: [...pictures, picture] })}
      />
    </>
  )
}
