import { isRender } from '@dream/contract/rules/designs/facts'
import { Minus, Plus } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react'
import { onResume } from '#lib/device/resume.ts'
import { useThemedUrl } from '#lib/display/themed-url.ts'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { PillSwitch } from '#ui/buttons/pill-switch.tsx'
import { spokenPage, type Page } from './pages.ts'
import css from './plan-viewer.module.css'
import { useZoom } from './use-zoom.ts'
import { PictureBefore } from './versions/picture-before.tsx'
import { StyleSwitch } from './versions/style-switch.tsx'
import type { Versions } from './versions/use-versions.ts'

const WHOLE_INSET = { top: 76, bottom: 84 }
/** Insets of the frame: a photograph fills it; a model is shown whole, between the buttons and the switch. */
const INSETS = {
  drawing: { top: 56, bottom: 76 },
  picture: { top: 0, bottom: 0 },
  model: { top: 56, bottom: 128 },
  street: { top: 56, bottom: 128 },
} as const

type Props = {
  title: string
  pages: readonly Page[]
  shown: number
  onShow: (index: number) => void
  /** Full screen, with the whole drawing in view at first. */
  isWhole: boolean
  /** Layer over a drawing. */
  over?: ((drawing: Page['picture']) => ReactNode) | undefined
  /** Versions of the same room in other styles. */
  versions?: Versions
}

/** Zoomable viewer of a design, one page at a time. */
export function PlanViewer({ title, pages, shown, onShow, isWhole, over, versions }: Props) {
  /** Chosen variant by page, kept while another page is shown. */
  const [variantOf, setVariantOf] = useState<Readonly<Record<string, number>>>({})
  const [tries, setTries] = useState(0)
  const retry = useCallback(() => setTries((before) => before + 1), [])
  const chosen = pages[shown]
  if (!chosen) return null
  const { kind, name, variants } = chosen
  const variant = variantOf[name] ?? 0
  const picture = variants?.list[variant]?.picture ?? chosen.picture
  const page = { ...chosen, picture }
  return (
    <div className={css['viewer']} data-whole={isWhole ? '' : undefined} data-kind={kind}>
      <Canvas
        // A room in another style replaces the picture and stays zoomed.
        key={`${kind === 'picture' ? shown : picture.light} ${isWhole} ${tries}`}
        {...{ page, title, isWhole }}
        onRetry={retry}
      >
        {kind === 'drawing' && over?.(picture)}
      </Canvas>
      {kind !== 'drawing' && kind !== 'street' && isRender({ imageUrl: picture.light }) && (
        <span className={css['tag']}>Concept render</span>
      )}
      {variants && variants.list.length > 1 && (
        <PillSwitch
          label={variants.label}
          names={variants.list.map((each) => each.name)}
          className={css['variants']}
          shown={variant}
          onShow={(index) => setVariantOf((before) => ({ ...before, [name]: index }))}
        />
      )}
      {isWhole && versions && <StyleSwitch versions={versions} className={css['versions']} />}
      {pages.length > 1 && (
        <PillSwitch
          label="What to look at"
          names={pages.map(({ name }) => name)}
          className={css['switch']}
          {...{ shown, onShow }}
        />
      )}
      <Ahead pages={pages} {...{ shown }} />
    </div>
  )
}

/** Preloads models, and their other side while they are shown, so that they never pop in. */
function Ahead({ pages, shown }: { pages: readonly Page[]; shown: number }) {
  const pictures = pages.flatMap(({ kind, picture, variants }, index) => {
    if (kind !== 'model') return []
    return index === shown ? (variants?.list.slice(1).map((each) => each.picture) ?? []) : [picture]
  })
  return pictures.map(({ light }) => <img key={light} src={light} alt="" hidden />)
}

function insetFor({ kind }: Page, isWhole: boolean) {
  if (isWhole) return WHOLE_INSET
  return INSETS[kind]
}

type CanvasProps = {
  page: Page
  title: string
  isWhole: boolean
  /** Retries a failed picture, as the network may be back. */
  onRetry: () => void
  children: ReactNode
}

function Canvas({ page, title, isWhole, onRetry, children }: CanvasProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [isLoaded, setLoaded] = useState(false)
  const [failed, setFailed] = useState('')
  const { kind, picture } = page
  const hasFailed = failed === picture.light
  useEffect(() => (hasFailed ? onResume(onRetry) : undefined), [hasFailed, onRetry])
  const url = useThemedUrl(picture)
  const zoom = useZoom(frame, {
    drawing: picture,
    isWhole: isWhole || kind === 'model' || kind === 'street',
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
            onError={() => setFailed(picture.light)}
            src={url}
            alt={description}
            width={picture.width}
            height={picture.height}
            style={picture.placeholder ? { backgroundImage: `url(${picture.placeholder})` } : {}}
            draggable={false}
          />
        </picture>
        {kind === 'picture' && <PictureBefore of={picture} />}
        {children}
      </div>
      {hasFailed && (
        <p className={css['missing']} role="status">
          Couldn’t load this drawing. It comes when you’re online again.
        </p>
      )}
      {isWhole && (
        <div className={css['zoom']}>
          <IconButton label="Zoom in" icon={<Plus />} variant="raised" onClick={() => zoom(1.6)} />
          <IconButton label="Zoom out" icon={<Minus />} variant="raised" onClick={() => zoom(1 / 1.6)} />
        </div>
      )}
    </>
  )
}
