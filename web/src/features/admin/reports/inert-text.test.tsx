import { expect, test } from 'vitest'
import { renderApp } from '#testing/render.tsx'
import { InertText } from './inert-text.tsx'

const HOSTILE = [
  '<script>globalThis.hasRun = true</script>',
  '<img src=x onerror="globalThis.hasRun = true">',
  '"><svg/onload=globalThis.hasRun=true>',
  '</bdi></p><style>*{display:none}</style>',
  '<a href="javascript:globalThis.hasRun=true">Click</a>',
  '<iframe srcdoc="<script>parent.hasRun=true</script>"></iframe>',
  '{{constructor.constructor("globalThis.hasRun=true")()}}',
  '${globalThis.hasRun = true}',
  '&lt;script&gt;hasRun&lt;/script&gt;',
  "=cmd|'/c calc'!A0",
  'W'.repeat(4000),
  'Z̸̡͚a̶͉l̷͖g̸̢o̶͓',
  'שלום world עולם',
  'https://example.com/javascript:alert(1)',
]

test.each(HOSTILE)('is rendered as plain text without elements: %.40s', (text) => {
  const { container } = renderApp(<InertText text={text} />)

  expect(container.querySelector('bdi')?.textContent).toBe(text)
  expect(container.querySelectorAll('script, img, svg, style, iframe, a')).toHaveLength(0)
  expect('hasRun' in globalThis).toBe(false)
})

test.each([
  ['safe\u202Egpj.exe', 'safeU+202Egpj.exe'],
  ['\u2066\u2069hidden', 'U+2066 U+2069hidden'],
  ['bell\u0007 and \u001B[31mred', 'bellU+0007 and U+001B[31mred'],
  ['zero\u200Bwidth', 'zeroU+200Bwidth'],
  ['lone \uD800', 'lone U+D800'],
  ['two\nlines\tand a family 👨\u200D👩\u200D👧', 'two\nlines\tand a family 👨\u200D👩\u200D👧'],
])('an invisible character is shown by its code: %j', (text, shown) => {
  const { container } = renderApp(<InertText text={text} />)

  expect(container.querySelector('bdi')?.textContent).toBe(shown)
})
