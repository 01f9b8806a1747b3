import css from './drawings.module.css'
import { Across, Contours, Street, Tree, Upright, Label } from './pieces.tsx'

/** House inside its four setbacks, each with a dimension line. */
export function SetbackLines() {
  return (
    <>
      <Contours />
      <Street />
      <path className={css['lot']} d="M92 18h176v222H92z" />
      <path
        fill="var(--teal)"
        fillOpacity="0.32"
        stroke="var(--teal-text)"
        strokeWidth="2"
        strokeDasharray="7 5"
        d="M114 56h132v128H114z"
      />
      <path className={css['wall']} d="M120 76h120v102H186v-14h-66z" />
      <path className={css['room']} d="M120 122h60v-24M180 122v42M180 140h60M206 140v38" />
      <Upright x={180} y={18} length={38}>
        rear
      </Upright>
      <Upright x={150} y={184} length={56}>
        front
      </Upright>
      <Across x={92} y={112} length={22} />
      <Across x={246} y={112} length={22} />
      <Label x={82} y={116} anchor="end">
        side
      </Label>
      <Label x={280} y={116}>
        side
      </Label>
      <path className={css['road']} d="M204 184h34v56h-34z" />
      <Tree x={40} y={60} r={16} />
      <Tree x={36} y={196} r={13} />
      <Tree x={326} y={58} r={13} />
      <Tree x={318} y={190} r={17} />
    </>
  )
}

/** Wall beside a boundary: the higher it is, the further in it stands. */
export function WallHeight() {
  return (
    <>
      <path className={css['soil']} d="M0 226h360v34H0z" />
      <path fill="var(--teal)" fillOpacity="0.28" d="M106 226V136L142 62l58-44h120v208z" />
      <path d="M106 226V136L142 62l58-44" stroke="var(--teal-text)" strokeWidth="2.5" strokeDasharray="8 5" />
      <path className={css['wall']} d="M130 226v-88h150v88zM158 138V64h122v74z" />
      <path className={css['lot']} strokeWidth="3" d="m144 66 76-40 74 40z" />
      <path
        className={css['line']}
        d="M180 90h30v26h-30zM236 90h26v26h-26zM152 168h36v30h-36zM214 164h28v62"
      />
      <path className={css['line']} d="M82 20v206" strokeDasharray="12 5 3 5" />
      <Label x={74} y={34} anchor="end">
        boundary
      </Label>
      <Across x={82} y={212} length={24} />
      <Label x={94} y={246} anchor="middle">
        1 m
      </Label>
      <Upright x={56} y={136} length={90} side="left">
        3.6
      </Upright>
      <Upright x={316} y={62} length={164}>
        6.9
      </Upright>
    </>
  )
}

/** Lot between two streets: one of its sides keeps more room. */
export function Corner() {
  return (
    <>
      <Contours />
      <Street />
      <path className={css['road']} d="M286 0h44v260h-44z" />
      <path className={css['lane']} d="M308 0v236" />
      <path className={css['lot']} d="M70 26h206v196l-18 18H70z" />
      <path className={css['mark']} stroke="none" d="M226 27h49v195l-17 17h-32z" />
      <path className={css['wall']} d="M88 60h136v112h-52v16H88z" />
      <path className={css['room']} d="M88 110h70V84M158 110v78M158 140h66" />
      <Across x={224} y={118} length={52} />
      <Label x={252} y={140} anchor="middle" tone="onteal">
        more
      </Label>
      <Across x={70} y={140} length={18} />
      <Upright x={196} y={188} length={52} side="left">
        front
      </Upright>
      <path className={css['line']} strokeWidth="3" d="m276 222-18 18" />
      <Tree x={32} y={70} r={15} />
      <Tree x={36} y={190} r={12} />
    </>
  )
}
