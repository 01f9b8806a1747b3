import type { Token } from '../svg/palette.ts'
import { PALETTES, TOKENS } from '../svg/palette.ts'

import type { Cladding, Style, Tones } from './styles.ts'

/** Centimetres of the house per CSS pixel at the size the drawing is made for. */
export const PX = 2.9

type Theme = keyof typeof PALETTES
const USED: ReadonlySet<Token> = new Set<Token>([
  'lawn',
  'wall',
  'ink',
  'size',
  'dim',
  'concrete',
  'concreteLine',
  'path',
  'edge',
  'metal',
  'glass',
  'pane',
  'leafA',
  'leafB',
  'leafC',
  'leafLine',
  'shadow',
])
const MATERIALS = [
  'brick',
  'board',
  'render',
  'batten',
  'roof',
  'trim',
  'garage',
  'front',
] as const satisfies readonly (keyof Tones)[]

/** All colours of a theme as CSS properties. */
function propertiesOf({ tones }: Style, theme: Theme): string {
  const own = TOKENS.filter((token) => USED.has(token)).map((token) => `--${token}:${PALETTES[theme][token]}`)
  const made = MATERIALS.map((name) => `--m-${name}:${tones[name][theme === 'light' ? 0 : 1]}`)
  return [...own, ...made].join(';')
}

const line = (token: string, width: number) =>
  `stroke:var(--${token});stroke-width:${(width * PX).toFixed(2)}`

const rules = (style: Style) =>
  [
    `.m-walls{fill:url(#c-${style.walls})}.m-feature{fill:url(#c-${style.feature})}.m-upper{fill:url(#c-${style.upper})}`,
    `.m-walls,.m-feature,.m-upper{${line('edge', 0.5)}}`,
    ...(['brick', 'board', 'render', 'batten'] as const).map((name) => `.b-${name}{fill:var(--m-${name})}`),
    `.cl{fill:none;${line('edge', 0.35)};opacity:.34}.cr{fill:none;${line('ink', 0.4)};opacity:.2}`,
    `.rf{fill:url(#c-roof)}.br{fill:var(--m-roof)}.rl{fill:none;${line('ink', 0.6)};stroke-linejoin:round;opacity:.55}.rc{fill:var(--m-roof);${line('ink', 0.45)}}`,
    `.gt,.tr,.po{fill:var(--m-trim);${line('edge', 0.5)}}.sb{fill:var(--concrete);${line('concreteLine', 0.5)}}`,
    `.fr,.sl{fill:var(--m-trim);${line('edge', 0.45)}}.gl{fill:var(--glass)}.sn{fill:none;${line('pane', 1)};opacity:.75;stroke-linecap:round}.fb{fill:none;stroke:var(--m-trim);stroke-width:5}`,
    `.fd{fill:var(--m-front)}.pn{fill:none;${line('ink', 0.5)};opacity:.35}.hd{fill:none;${line('ink', 1)};stroke-linecap:round}`,
    `.gd{fill:var(--m-garage);${line('edge', 0.5)}}.gn{fill:none;${line('edge', 0.5)}}.gp{fill:none;${line('edge', 0.35)};opacity:.7}`,
    `.sh{fill:var(--shadow);opacity:.13}.sd{fill:var(--shadow)}.ba{fill:none;stroke:var(--m-trim);stroke-width:3}.bg{fill:var(--glass);opacity:.6}`,
    `.lf{fill:var(--leafC);opacity:.55}.gr{fill:none;${line('ink', 1.1)};stroke-linecap:round}.pv{fill:var(--path)}`,
    `.pa{fill:var(--leafA)}.pb{fill:var(--leafB)}.pc{fill:var(--leafC)}.pa,.pb,.pc{${line('leafLine', 0.5)}}.pl{fill:none;${line('leafLine', 0.6)}}.tk{fill:none;${line('leafLine', 2.2)};stroke-linecap:round}.far{opacity:.5}`,
    `.pe{fill:var(--ink);opacity:.62}`,
    `.dm{fill:none;${line('dim', 0.65)}}.dt{fill:none;${line('ink', 1.2)};stroke-linecap:round}.n{fill:var(--ink)}.h.hl{fill:var(--lawn);stroke:var(--lawn);stroke-linejoin:round}use.h{stroke-width:260}`,
  ].join('')

export const cssOf = (style: Style) =>
  `svg{${propertiesOf(style, 'light')}}svg:target{${propertiesOf(style, 'dark')}}${rules(style)}`

const pattern = (name: string, [w, h]: readonly [number, number], marks: string) =>
  `<pattern id="c-${name}" width="${w}" height="${h}" patternUnits="userSpaceOnUse">${marks}</pattern>`
const ground = (name: string, w: number, h: number) => `<rect class="b-${name}" width="${w}" height="${h}"/>`

const CLADDING: Record<Cladding, string> = {
  brick: pattern(
    'brick',
    [48, 17.2],
    `${ground('brick', 48, 17.2)}<path class="cl" d="M0 8.6H48M0 17.2H48M12 0V8.6M36 8.6V17.2"/>`,
  ),
  board: pattern('board', [60, 18], `${ground('board', 60, 18)}<path class="cl" d="M0 18H60"/>`),
  render: pattern('render', [60, 60], ground('render', 60, 60)),
  batten: pattern('batten', [14, 60], `${ground('batten', 14, 60)}<path class="cl" d="M0 0V60"/>`),
}

const COVERING: Record<Style['covering'], string> = {
  tile: pattern(
    'roof',
    [60, 30],
    '<rect class="br" width="60" height="30"/><path class="cr" d="M0 15H60M0 30H60M15 0V15M45 15V30"/>',
  ),
  metal: pattern('roof', [20, 60], '<rect class="br" width="20" height="60"/><path class="cr" d="M0 0V60"/>'),
}

export const patternsOf = ({ walls, feature, upper, covering }: Style) =>
  [...new Set([walls, feature, upper])].map((name) => CLADDING[name]).join('') + COVERING[covering]
