import type { Token } from './palette.ts'
import { PALETTES, TOKENS } from './palette.ts'

type Paint = (token: Token) => string

/** CSS rules of a drawing. `px` is the scale in centimetres of the house per CSS pixel. */
export function rules(paint: Paint, px: number): string {
  const stroke = (token: Token, width: number) =>
    `stroke:${paint(token)};stroke-width:${(width * px).toFixed(2)}`
  const fill = (token: Token) => `fill:${paint(token)}`
  const edge = stroke('edge', 0.55)
  const halo = (name: string, token: Token) => `.h.${name}{${fill(token)};stroke:${paint(token)}}`
  return [
    `.wl{${fill('wall')};fill-rule:evenodd}.ws{${fill('shadow')};opacity:.1}.sh{${fill('shadow')};opacity:.055}`,
    `.ft{fill:url(#pt)}.fi{fill:url(#pi)}.fd{fill:url(#pd)}.fc{${fill('carpet')}}.fg{${fill('concrete')}}.fp{fill:url(#pp)}`,
    `.f{${fill('furniture')};${edge}}.q{${fill('quilt')};${edge}}.qf{${fill('quiltFold')};${edge}}.t{${fill('wood')};${edge}}`,
    `.u{${fill('rug')};opacity:.75}.ul{fill:none;${stroke('furniture', 0.5)};opacity:.6}.m{${fill('metal')}}.m2{${fill('carpet')};${edge}}.w{${fill('water')};${edge}}`,
    `.c{${fill('car')};${edge}}.g{${fill('glass')}}.gs{fill:none;${stroke('pane', 1.2)}}`,
    `.l{fill:none;${stroke('edge', 0.45)}}.h0{fill:none}.h,.x{stroke-linejoin:round}`,
    `.hg,path.h{fill:none;${stroke('hanger', 0.5)}}`,
    `.a{fill:none;${stroke('size', 0.9)};stroke-linejoin:round}.rail{fill:none;${stroke('wall', 1.4)}}`,
    `.d{fill:none;${stroke('edge', 0.7)}}.dl{fill:none;${stroke('ink', 1.1)}}.wn{${fill('furniture')};${stroke('wall', 0.5)}}.wp{fill:none;${stroke('pane', 1)}}`,
    `.ev{fill:none;${stroke('edge', 0.9)};stroke-dasharray:${(4 * px).toFixed(1)} ${(3 * px).toFixed(1)}}.gd{fill:none;${stroke('leafLine', 0.8)}}`,
    `.dr{${fill('path')}}.dm{fill:none;${stroke('dim', 0.8)}}.dt{fill:none;${stroke('ink', 1.5)};stroke-linecap:round}`,
    `.pa{${fill('leafA')}}.pb{${fill('leafB')}}.pc{${fill('leafC')}}.pa,.pb,.pc{${stroke('leafLine', 0.5)}}.pl{fill:none;${stroke('leafLine', 0.5)}}`,
    `.n{${fill('ink')}}.s{${fill('size')}}.k{${fill('dim')}}.gr{fill:none;${stroke('edge', 0.8)};stroke-dasharray:${(2 * px).toFixed(1)} ${(3 * px).toFixed(1)}}`,
    `use.h{stroke-width:260}`,
    halo('ht', 'timber') +
      halo('hi', 'tile') +
      halo('hc', 'carpet') +
      halo('hd', 'deck') +
      halo('hk', 'concrete') +
      halo('hl', 'lawn') +
      halo('hp', 'paving'),
    `.bt{${fill('timber')}}.bi{${fill('tile')}}.bd{${fill('deck')}}.bp{${fill('paving')}}.lt{fill:none;${stroke('timberLine', 0.45)}}.li{fill:none;${stroke('tileLine', 0.45)}}.ld{fill:none;${stroke('deckLine', 0.5)}}.lp{fill:none;${stroke('concreteLine', 0.5)}}`,
  ].join('')
}

/** SVG patterns of timber boards, tiles, decking and paving. */
export const PATTERNS = [
  '<pattern id="pt" width="240" height="56" patternUnits="userSpaceOnUse"><rect class="bt" width="240" height="56"/><path class="lt" d="M0 14H240M0 28H240M0 42H240M0 56H240M60 0V14M180 14V28M110 28V42M20 42V56"/></pattern>',
  '<pattern id="pi" width="45" height="45" patternUnits="userSpaceOnUse"><rect class="bi" width="45" height="45"/><path class="li" d="M0 0H45M0 0V45"/></pattern>',
  '<pattern id="pd" width="40" height="18" patternUnits="userSpaceOnUse"><rect class="bd" width="40" height="18"/><path class="ld" d="M0 9H40"/></pattern>',
  '<pattern id="pp" width="90" height="90" patternUnits="userSpaceOnUse"><rect class="bp" width="90" height="90"/><path class="lp" d="M0 45H90M0 90H90M45 0V45M0 45V90M90 45V90"/></pattern>',
].join('')

export const paintWith =
  (theme: keyof typeof PALETTES): Paint =>
  (token) =>
    PALETTES[theme][token]
export const paintWithProperty: Paint = (token) => `var(--${token})`
export const propertiesOf = (theme: keyof typeof PALETTES) =>
  TOKENS.map((token) => `--${token}:${PALETTES[theme][token]}`).join(';')
