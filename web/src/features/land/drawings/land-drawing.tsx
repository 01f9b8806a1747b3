import type { LandDrawing as DrawingName } from '@dream/contract/rules/land/land'
import type { ReactNode } from 'react'
import { BuildStages, Cover, Handover, Payments } from './building.tsx'
import { BlockAndPlan, BuildingLine, Frontage } from './choosing.tsx'
import css from './drawings.module.css'
import { Easement, OldDrain, Overlay } from './easements.tsx'
import { Editions, Stars, WholeHome } from './energy.tsx'
import { Corner, SetbackLines, WallHeight } from './fit.tsx'
import { Bushfire, Flood } from './hazards.tsx'
import { LandValue, Price, Share, Shared } from './money.tsx'
import { Slope, Soil } from './soil.tsx'
import { Breeze, SunPath } from './sun.tsx'
import { Guidelines, Subdivision, Untitled } from './title.tsx'

type Scene = { picture: ReactNode; label: string }

const SCENES: Record<DrawingName, Scene> = {
  'block-and-plan': {
    picture: <BlockAndPlan />,
    label: 'A plan on a lot from above: the lot is 14 m wide, the house 10.6 m.',
  },
  'building-line': {
    picture: <BuildingLine />,
    label: 'A lot that is 7 m wide at the street and 12 m where the house begins.',
  },
  frontage: {
    picture: <Frontage />,
    label: 'The front of a lot from above: a street tree, a pit and a pole beside the driveway.',
  },
  subdivision: {
    picture: <Subdivision />,
    label: 'Lots along a street with their lengths; a drain runs along the rear of each.',
  },
  untitled: {
    picture: <Untitled />,
    label: 'Lots in dashed lines, and a ruler of time from signing to the sunset date.',
  },
  guidelines: {
    picture: <Guidelines />,
    label: 'A house front with marks on roof, height, door, fence and setback.',
  },
  soil: {
    picture: <Soil />,
    label: 'A slab on clay that rises when wet and sinks when dry; classes A to E below.',
  },
  slope: {
    picture: <Slope />,
    label: 'A slope, cut on the high side and filled on the low side of a house.',
  },
  bushfire: {
    picture: <Bushfire />,
    label: 'Trees, a distance and a house, over the six levels from LOW to FZ.',
  },
  flood: { picture: <Flood />, label: 'A creek with its flood level, and a floor that stands above it.' },
  easement: {
    picture: <Easement />,
    label: 'A sewer along the rear of a lot: a strip of 3 m is kept clear of the house.',
  },
  'old-drain': {
    picture: <OldDrain />,
    label: 'An old drain that no plan shows, running under the place of a house.',
  },
  overlay: {
    picture: <Overlay />,
    label: 'Sheets over the same lot: its zone, a flood and a bushfire overlay.',
  },
  'sun-path': {
    picture: <SunPath />,
    label: 'The sun’s way around a house: living on the north side, the garage on the south.',
  },
  breeze: { picture: <Breeze />, label: 'Air that passes through a long house, in the shade of wide eaves.' },
  setbacks: {
    picture: <SetbackLines />,
    label: 'A house inside the front, rear and side setbacks of its lot.',
  },
  'wall-height': {
    picture: <WallHeight />,
    label: 'A two-storey house beside a boundary: the line it must keep leans away with height.',
  },
  corner: { picture: <Corner />, label: 'A corner lot: the side along the second street keeps more room.' },
  stars: {
    picture: <Stars />,
    label: 'A house cut open, with insulation and eaves, and seven of ten stars.',
  },
  'whole-home': {
    picture: <WholeHome />,
    label: 'A house with solar panels, hot water and cooling, and a scale from 0 to 100.',
  },
  editions: {
    picture: <Editions />,
    label: 'Two editions of the code over a ruler of time; a permit falls near the change.',
  },
  price: {
    picture: <Price />,
    label: 'Two columns: the price in the ad, and the higher one with site works, connections and choices.',
  },
  'land-value': {
    picture: <LandValue />,
    label: 'A lot that duty is worked out on, and a house in dashed lines.',
  },
  share: { picture: <Share />, label: 'A house whose lowest strip is the deposit; the rest is lent.' },
  shared: { picture: <Shared />, label: 'One house with two owners; up to 40 per cent is the government’s.' },
  payments: {
    picture: <Payments />,
    label: 'A scale bar of the price: deposit, base, frame, lock-up, fixing, final.',
  },
  cover: { picture: <Cover />, label: 'A certificate with your address, over an unfinished house.' },
  stages: { picture: <BuildStages />, label: 'The stages from slab to handover over a ruler of 18 weeks.' },
  handover: { picture: <Handover />, label: 'A plan with three marks for repair, and a key.' },
}

/** Drawing of a card. Decorative where its text is beside it anyway. */
export function LandDrawing({ name, isDecoration = false }: { name: DrawingName; isDecoration?: boolean }) {
  const { picture, label } = SCENES[name]
  const spoken = isDecoration ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label }
  return (
    <svg viewBox="0 0 360 260" className={css['drawing']} {...spoken}>
      {picture}
    </svg>
  )
}
