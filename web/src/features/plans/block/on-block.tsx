import type { CardDesign, CardPlan } from '@dream/contract/api/designs/design'
import { blockOf, houseOf, metresText, type Block, type House } from '@dream/contract/rules/land/land-fit'
import { startingSetbacks } from '@dream/contract/rules/land/land-setbacks'
import { type Facing, northOf, outlookSentence } from '@dream/contract/rules/land/outlook'
import { asOfText, setbackSource } from '@dream/contract/rules/land/setback-sources'
import type { HomeState } from '@dream/contract/rules/account/australia'
import { clsx } from 'clsx'
import { Check, ChevronDown, CaretsToAxisDashedVertical, RotateCwSquare, X } from 'lucide-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useApiQuery } from '#lib/api/query.ts'
import { Button } from '#ui/buttons/button.tsx'
import { IconButton } from '#ui/buttons/icon-button.tsx'
import { PillSwitch } from '#ui/buttons/pill-switch.tsx'
import rising from '#ui/overlays/rising-dialog.module.css'
import { useModal } from '#ui/overlays/use-layer.ts'
import { LoadFailed } from '#ui/status/load-failed.tsx'
import { Waiting } from '#ui/status/placeholder.tsx'
import { OutlineNote } from '../outline/outline-note.tsx'
import { useOutline } from '../outline/use-outline.ts'
import css from './on-block.module.css'
import { SitePlanDrawing } from './site-plan-drawing.tsx'
import { fitInPose, sitePlanOf, type Pose } from './site-plan.ts'

type Props = { design: CardDesign; onClose: () => void }

/** Plan drawn to scale on the person's own block. */
export function OnBlock({ design, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { data: profile, error, refetch } = useApiQuery('GET /api/profile')
  useLayoutEffect(() => dialog.current?.setAttribute('autofocus', ''), [])
  useModal(dialog, onClose)
  const block = profile ? blockOf(profile) : null
  const house = houseOf(design)
  return (
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={clsx(rising['rising'], css['on-block'])}
      aria-label={`${design.title} on my block`}
    >
      <header className={css['head']}>
        <IconButton label="Close" icon={<ChevronDown />} onClick={onClose} />
        <h2>{design.title} on my block</h2>
      </header>
      {block && house && design.plan && (
        <Sited
          design={design}
          block={block}
          house={house}
          plan={design.plan}
          state={profile?.state ?? null}
          facing={profile?.facing ?? null}
        />
      )}
      {!profile && error && <LoadFailed title="Couldn't load your block" error={error} onRetry={refetch} />}
      {!profile && !error && <Waiting />}
      {profile && !block && (
        <p className={css['none']}>
          Add your block’s width, and the plan is drawn on it. <a href="/profile?edit=4">Add my block</a>
        </p>
      )}
    </dialog>
  )
}

type SitedProps = {
  design: CardDesign
  block: Block
  house: House
  plan: CardPlan
  state: HomeState | null
  facing: Facing
}

function Sited({ design, block, house, plan, state, facing }: SitedProps) {
  const [pose, setPose] = useState<Pose>({ quarters: 0, isMirrored: false })
  const [levelAt, setLevelAt] = useState(0)
  const { rooms, ...outline } = useOutline(design.id)
  const level = LEVELS[levelAt] ?? 'ground'
  const garage = rooms.find(({ kind }) => kind === 'garage')
  const site = sitePlanOf(block, { house, plan, garage }, pose)
  const fit = fitInPose(block, house, pose)
  const isTurned = pose.quarters % 2 === 1
  const outlook = outlookSentence(plan.livingSide, facing, pose)
  const { lot, yard } = site
  const spoken = [
    `${design.title} on a block of ${metresText(lot.width)}${lot.isDepthKnown ? ` by ${metresText(lot.depth)}` : ''}`,
    ...(level === 'upper' ? ['upper level'] : []),
    yard ? `behind it ${metresText(Math.round(yard.depth * 10) / 10)} of yard` : 'no yard behind it',
  ].join(', ')
  return (
    <div className={css['body']}>
      <div className={css['stage']}>
        <SitePlanDrawing
          site={site}
          pose={pose}
          rooms={rooms}
          level={level}
          north={northOf(facing)}
          size={{ width: plan.houseWidth, depth: plan.houseDepth }}
          label={spoken}
        />
        <OutlineNote outlines={[{ title: design.title, ...outline }]} />
        {rooms.some((room) => room.level === 'upper') && (
          <PillSwitch
            label="Level"
            names={['Ground', 'Upper']}
            shown={levelAt}
            onShow={setLevelAt}
            className={css['switch']}
          />
        )}
      </div>
      <div className={css['facts']}>
        <div className={css['fit']} data-fits={fit.fits} role="status">
          {fit.fits ? (
            <Check size={20} strokeWidth={2.4} aria-hidden="true" />
          ) : (
            <X size={20} strokeWidth={2.4} aria-hidden="true" />
          )}
          <span>
            <b>{isTurned ? `Turned: ${fit.summary}` : fit.summary}</b>
            {!isTurned && <span>{fit.sentence}</span>}
            {fit.note && <span>{fit.note}</span>}
            {outlook && <span>{outlook}</span>}
          </span>
        </div>
        <div className={css['buttons']}>
          <Button
            variant="outline"
            size="small"
            icon={<CaretsToAxisDashedVertical size={18} aria-hidden="true" />}
            aria-pressed={pose.isMirrored}
            onClick={() => setPose({ ...pose, isMirrored: !pose.isMirrored })}
          >
            Mirror
          </Button>
          <Button
            variant="outline"
            size="small"
            icon={<RotateCwSquare size={18} aria-hidden="true" />}
            onClick={() => setPose({ ...pose, quarters: NEXT[pose.quarters] })}
          >
            Turn
          </Button>
        </div>
        <Source state={state} isOwn={block.isOwn} />
      </div>
    </div>
  )
}

const LEVELS = ['ground', 'upper'] as const
const NEXT = { 0: 1, 1: 2, 2: 3, 3: 0 } as const

/** Source of the setbacks behind the dashed line. */
function Source({ state, isOwn }: { state: HomeState | null; isOwn: boolean }) {
  const source = setbackSource(state)
  return (
    <p className={css['source']}>
      The dashed line is where a house may stand.{' '}
      {isOwn ? 'It keeps your own setbacks.' : startingSetbacks(state).note} Council, estate and title decide.
      {source && (
        <>
          {' '}
          The rules:{' '}
          <a href={source.url} target="_blank" rel="noreferrer">
            {source.name}
          </a>
          {!isOwn && `; our figures as of ${asOfText(source)}`}.
        </>
      )}
    </p>
  )
}
