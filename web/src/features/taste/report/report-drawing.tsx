import type { ReportCard } from '@dream/contract/api/designs/tags'
import css from './report-drawing.module.css'

/** Drawing of a card's subject as on a plan: teal marks the measured part. */
export function ReportDrawing({ of: kind }: { of: ReportCard['kind'] }) {
  const { fill, wall, line } = DRAWINGS[kind]
  return (
    <svg viewBox="0 0 160 120" className={css['drawing']} aria-hidden="true">
      <path className={css['fill']} d={fill} />
      <path className={css['line']} d={line} />
      <path className={css['wall']} d={wall} />
    </svg>
  )
}

const DRAWINGS: Readonly<Record<ReportCard['kind'], { fill: string; wall: string; line: string }>> = {
  room: {
    fill: 'M80 20h56v44h-56z',
    wall: 'M24 20h112v84h-112zM80 20v26M80 58v6h22M116 64h20',
    line: 'M92 30h32v10h-32zM24 64h34M70 64h10v40M98 48h20v8h-20z',
  },
  width: {
    fill: 'M44 20h72v66h-72z',
    wall: 'M44 20h72v66h-72z',
    line: 'M24 12v82M136 12v82M24 104h112M20 108l8-8M132 108l8-8M60 86v-22h18v22',
  },
  storeys: {
    fill: 'M44 40h72v30h-72z',
    wall: 'M44 104v-64h72v64M34 42l26-22h40l26 22M44 70h72',
    line: 'M16 104h128M74 104v-20h14v20M54 82h12v10h-12zM96 82h12v10h-12zM54 50h16v10h-16zM90 50h16v10h-16z',
  },
  style: {
    fill: 'M60 40h40v44h-40z',
    wall: 'M20 20h140v84h-140',
    line: 'M30 84h100M60 40h40v44h-40zM66 84v-10h28v10M36 56h14v28M116 48a10 10 0 1 0 .1 0M116 58v26M74 20v12M86 20v12',
  },
  passes: {
    fill: 'M70 34h52v64h-52z',
    wall: 'M70 34h52v64h-52z',
    line: 'M82 52l28 28M110 52l-28 28M40 42l22-6v60l-12 3zM20 54l16-6v42l-8 3z',
  },
  others: {
    fill: 'M68 44h24v60h-24z',
    wall: 'M68 104v-60h24v60',
    line: 'M16 104h128M28 104v-22h20v22M108 104v-30h20v30M80 16v18M72 26l8-10 8 10',
  },
}
