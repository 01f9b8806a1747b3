import { Minus, Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { PillSwitch } from '#ui/buttons/pill-switch.tsx'
import { spokenPage, type Page } from './pages.ts'
import css from './plan-viewer.module.css'
import { useZoom } from './use-zoom.ts'

const WHOLE_INSET = { top: 76, bottom: 84 }
/** What of the head is kept free: a photograph fills it; a model is seen whole, between the buttons and the switch. */
const INSETS = {
  drawing: { top: 56, bottom: 76 },
  picture: { top: 0, bottom: 0 },
  model: { top: 56, bottom: 80 },
} as const

type Props = {
  title: string
  pages: readonly Page[]
  shown: number
  onShow: (index: number) => void
  /** Has the screen to itself and shows all of a drawing at first. */
  isWhole: boolean
}

/** The design under two fingers, one page at a time. */
export function PlanViewer({ title, pages, shown, onShow, isWhole }: Props) {
  const page = pages[shown]
  if (!page) return null
  const { kind, picture } = page
  return (
    <div className={css['viewer']} data-whole={isWhole ? '' : undefined} data-kind={kind}>
      <Canvas key={`${picture.light} ${isWhole}`} page={page} title={title} isWhole={isWhole} />
      {kind !== 'drawing' && <span className={css['tag']}>Concept render</span>}
      {pages.length > 1 && (
        <PillSwitch
          label="What to look at"
          names={pages.map(({ name }) => name)}
          className={css['switch']}
          {...{ shown, onShow }}
        />
      )}
      {kind !== 'model' && <Ahead pages={pages} />}
    </div>
  )
}

/** Models are loaded before they are asked for, so that they never pop in. */
const Ahead = ({ pages }: { pages: readonly Page[] }) =>
  pages
    .filter(({ kind }) => kind === 'model')
    .map(({ picture: { light } }) => <img key={light} src={light} alt="" hidden />)

function insetFor({ kind }: Page, isWhole: boolean) {
  if (isWhole) return WHOLE_INSET
  return INSETS[kind]
}

function Canvas({ page, title, isWhole }: { page: Page; title: string; isWhole: boolean }) {
  const frame = useRef<HTMLDivElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const { kind, picture } = page
  const url = useThemedUrl(picture)
  const zoom = useZoom(frame, {
    drawing: picture,
    isWhole: isWhole || kind === 'model',
    isPhoto: kind === 'picture',
    inset: insetFor(page, isWhole),
    focus: page.focus,
  })
  const description = spokenPage(page, title)
  return (
    <>
      <div
        ref={frame}
        className={css['frame']}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys zoom and move the drawing, so it takes the focus
        tabIndex={0}
        role="group"
        aria-label={`${description}. Plus and minus zoom, arrow keys move it.`}
      >
        <picture>
          {picture.sources?.map(({ type, srcset }) => (
            <source key={type} type={type} srcSet={srcset} sizes={`${picture.width}px`} />
          ))}
          <img
            data-canvas=""
            data-loaded={isLoaded ? '' : undefined}
            onLoad={() => setLoaded(true)}
            src={url}
            alt={description}
            width={picture.width}
            height={picture.height}
            style={picture.placeholder ? { backgroundImage: `url(${picture.placeholder})` } : {}}
            draggable={false}
          />
        </picture>
      </div>
      {isWhole && (
        <div className={css['zoom']}>
          <IconButton label="Zoom in" icon={<Plus />} variant="raised" onClick={() => zoom(1.6)} />
          <IconButton label="Zoom out" icon={<Minus />} variant="raised" onClick={() => zoom(1 / 1.6)} />
        </div>
      )}
    </>
  )
}
