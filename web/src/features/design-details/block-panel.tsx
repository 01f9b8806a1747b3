import type { Profile } from '@dream/contract/api/account/profile'
import type { CardDesign } from '@dream/contract/api/designs/design'
import {
  blockOf,
  fitOn,
  houseOf,
  lotFor,
  standsOnBoundary,
  type Block,
  type House,
} from '@dream/contract/rules/land/land-fit'
import { outlookLine } from '@dream/contract/rules/land/outlook'
import { Check, MapPinned, X } from 'lucide-react'
import { useEffect, type MouseEvent } from 'react'
import { readAheadOf } from '#lib/api/prefetch.ts'
import { OPENED_HERE } from '#lib/navigation/history-state.ts'
import { navigate } from '#lib/navigation/navigation.ts'
import css from './block-panel.module.css'

const BLOCK_URL = '/profile?edit=4'

type PanelProps = {
  design: CardDesign
  profile: Profile | undefined
  /** Opens the drawing of the plan on the block. */
  onShow?: (() => void) | undefined
}

/** Whether the design fits the person's own block; without a block, a link to enter its width. */
export function BlockPanel({ design, profile, onShow }: PanelProps) {
  const house = houseOf(design)
  const block = profile ? blockOf(profile) : null
  const isDrawn = block !== null && house !== null && onShow !== undefined
  // Prefetch, so that it is drawn on the block offline too.
  useEffect(() => {
    if (isDrawn) void readAheadOf('GET /api/designs/:id/outline', { params: { id: design.id } })
  }, [isDrawn, design.id])
  if (!profile || !house) return null
  if (!block) return <NoBlock />
  const { fits, sentence, note } = fitOn(block, house)
  const outlook = outlookLine(design.plan?.livingSide ?? null, profile.facing)
  return (
    <section className={css['panel']} data-fits={fits}>
      <BlockDrawing block={block} house={house} />
      <div>
        <h3>
          {fits ? (
            <Check size={20} strokeWidth={2.4} aria-hidden="true" />
          ) : (
            <X size={20} strokeWidth={2.4} aria-hidden="true" />
          )}
          {fits ? 'Fits my block' : "Doesn't fit my block"}
        </h3>
        <p>{sentence}</p>
        {note && <p>{note}</p>}
        {outlook && <p>{outlook}.</p>}
        <div className={css['ways']}>
          {onShow && (
            <button type="button" onClick={onShow}>
              See it on my block
            </button>
          )}
          <BlockLink>Change my block</BlockLink>
        </div>
      </div>
    </section>
  )
}

/** Link to the block form, from which back leads to this design, saved or not. */
function BlockLink({ children }: { children: string }) {
  const open = (event: MouseEvent) => {
    const isForBrowser = event.ctrlKey || event.metaKey || event.shiftKey || event.altKey
    if (isForBrowser) return
    event.preventDefault()
    navigate(BLOCK_URL, { state: OPENED_HERE })
  }
  return (
    <a href={BLOCK_URL} onClick={open}>
      {children}
    </a>
  )
}

function NoBlock() {
  return (
    <section className={css['panel']} data-fits="unknown">
      <MapPinned size={40} strokeWidth={1.5} className={css['pin']} aria-hidden="true" />
      <div>
        <h3>Does it fit my block?</h3>
        <p>Add your block's width, and each plan shows you.</p>
        <BlockLink>Add my block</BlockLink>
      </div>
    </section>
  )
}

const DRAWN = { width: 64, height: 100 }

/**
 * House on the block to scale, seen from above with the street below; half of a pair, or a garage on the boundary, is placed
 * against one side.
 */
function BlockDrawing({ block, house: drawn }: Drawn) {
  const { houseWidth, houseDepth, site } = drawn
  const depth = block.depth ?? lotFor(drawn, block).depth
  const wide = Math.max(block.width, houseWidth)
  const deep = Math.max(depth, houseDepth)
  const scale = Math.min(DRAWN.width / wide, DRAWN.height / deep)
  const lot = { width: block.width * scale, height: depth * scale }
  const house = { width: houseWidth * scale, height: houseDepth * scale }
  const left = (DRAWN.width - lot.width) / 2 + 4
  const top = (DRAWN.height - lot.height) / 2 + 4
  const front = Math.min((lot.height - house.height) / 2, block.setbacks.front * scale)
  const side = standsOnBoundary(site) ? 0 : (lot.width - house.width) / 2
  return (
    <svg viewBox="0 0 72 108" width="72" height="108" aria-hidden="true">
      <rect x={left} y={top} {...lot} rx="2" fill="none" stroke="var(--ink)" strokeWidth="1.5" />
      <rect
        x={left + side}
        y={top + lot.height - house.height - front}
        {...house}
        fill="var(--teal)"
        stroke="var(--ink)"
        strokeWidth="1.5"
      />
    </svg>
  )
}

type Drawn = { block: Block; house: House }
