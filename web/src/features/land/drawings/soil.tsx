import css from './drawings.module.css'
import { HouseFront, StandingTree, Upright, Label } from './pieces.tsx'

const CLASSES = ['A', 'S', 'M', 'H1', 'H2', 'E']

/** Slab on clay that rises when wet and sinks when dry, and the letters for how far. */
export function Soil() {
  return (
    <>
      <HouseFront x={124} y={112} width={112} />
      <path className={css['soil']} d="M0 130q60-10 112-6h136q60-4 112 6v62H0z" />
      <path className={css['mark']} d="M112 112h136v12H112z" />
      <path className={css['dash']} d="M0 112q70-14 112 0M248 112q50-14 112 0" />
      <path className={css['dash']} d="M0 150q70 12 112 0M248 150q50 12 112 0" />
      <Upright x={62} y={104} length={52} side="left" />
      <Label x={6} y={92} tone="note">
        wet
      </Label>
      <Label x={6} y={174} tone="note">
        dry
      </Label>
      <path
        className={css['thin']}
        d="m128 146 8 16-5 14M176 142l-6 18 8 18M222 146l7 14-8 18M304 158l6 12-5 10"
      />
      <g transform="translate(30 226)">
        {CLASSES.map((name, at) => (
          <g key={name} transform={`translate(${at * 50} 0)`}>
            <path className={at === 2 ? css['mark'] : css['lot']} d={`M0 0v${-6 - at * 2}h50V0z`} />
            <Label x={25} y={18} anchor="middle">
              {name}
            </Label>
          </g>
        ))}
      </g>
    </>
  )
}

/** Slope cut on the high side and filled on the low one, so that the house stands level. */
export function Slope() {
  return (
    <>
      <path className={css['soil']} d="M0 224 70 200h20v-26h178v-62l92-30v178H0z" />
      <path className={css['mark']} d="M90 200v-26h86z" />
      <path className={css['dash']} d="M70 206 268 142l64-22" />
      <path stroke="var(--ink)" strokeWidth="6" d="M268 178v-70M90 204v-34" />
      <HouseFront x={122} y={174} width={112} />
      <path
        className={css['thin']}
        d="M0 224v36M60 236l-8 14M130 226l-8 14M200 226l-8 14M300 190l-8 14M330 150l-8 14"
      />
      <Label x={260} y={104} anchor="end">
        Cut
      </Label>
      <Label x={98} y={220}>
        Fill
      </Label>
      <path className={css['dash']} d="M342 88H312M342 206H80" />
      <Upright x={342} y={88} length={118} side="left" />
      <Label x={332} y={224} anchor="end">
        Fall
      </Label>
      <StandingTree x={30} y={214} height={64} />
      <StandingTree x={318} y={96} height={56} />
    </>
  )
}
