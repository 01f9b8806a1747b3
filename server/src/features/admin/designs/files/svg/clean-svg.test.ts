import { expect, test } from 'vitest'
import { cleanSvg } from './clean-svg.ts'

const svg = (inside: string, attributes = 'viewBox="0 0 100 50"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${attributes}>${inside}</svg>`
const inside = (text: string, attributes?: string) =>
  cleanSvg(svg(text, attributes))
    .text.replace(/^<svg[^>]*>/, '')
    .replace(/<\/svg>$/, '')

test.each([
  ['<script>alert(1)</script>', 'script'],
  ['<SCRIPT>alert(1)</SCRIPT>', 'script'],
  ['<svg:script xlink:href="#x"/>', 'script'],
  ['<g onload="alert(1)"/>', 'script'],
  ['<path d="M0 0" ONCLICK="alert(1)"/>', 'script'],
  ['<a xlink:href="javascript:alert(1)"><path d="M0 0"/></a>', 'script'],
  ['<metadata><script>alert(1)</script></metadata>', 'script'],
  ['<foreignObject><body xmlns="http://www.w3.org/1999/xhtml"/></foreignObject>', 'page'],
  ['<iframe src="#x"/>', 'page'],
  ['<image href="#x"/>', 'picture'],
  ['<use href="https://evil.example/x.svg#a"/>', 'foreign'],
  ['<use xlink:href="//evil.example/x.svg#a"/>', 'foreign'],
  ['<use href="data:image/svg+xml,%3Csvg/%3E#a"/>', 'foreign'],
  ['<filter id="f"><feImage href="#x"/></filter>', 'foreign'],
  ['<rect fill="url(https://evil.example/x)"/>', 'foreign'],
  ['<rect style="fill:url(//evil.example/x)"/>', 'foreign'],
  ['<style>@import "https://evil.example/x.css";</style>', 'foreign'],
  ['<style>.a{fill:url(https://evil.example/x)}</style>', 'foreign'],
  ['<animate attributeName="href" to="javascript:alert(1)"/>', 'animation'],
  ['<set attributeName="onload" to="alert(1)"/>', 'animation'],
  ['<g>&xxe;</g>', 'document-type'],
  ['<g id="a"><use href="#a"/></g>', 'too-much'],
  ['<g', 'broken'],
  ['<g></path>', 'broken'],
  ['<g a="1" a="2"/>', 'broken'],
])('a drawing with %s is refused: %s', (text, reason) => {
  expect(() => cleanSvg(svg(text))).toThrow(expect.objectContaining({ reason }))
})

test.each([
  ['entities of its own', '<!DOCTYPE svg [<!ENTITY a "aaaaaaaa">]><svg viewBox="0 0 1 1"/>', 'document-type'],
  [
    'a file of this machine',
    '<!DOCTYPE svg SYSTEM "file:///etc/passwd"><svg viewBox="0 0 1 1"/>',
    'document-type',
  ],
  ['a page behind it', `${svg('')}<script>alert(1)</script>`, 'broken'],
  ['a page', '<html><body/></html>', 'not-svg'],
  ['no size', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'no-size'],
  ['an endless size', svg('', 'viewBox="0 0 1e9 1"'), 'no-size'],
  ['nothing', '', 'broken'],
])('a file with %s is refused', (_, text, reason) => {
  expect(() => cleanSvg(text)).toThrow(expect.objectContaining({ reason }))
})

test('nested copies are counted: a billion of them are refused', () => {
  const levels = Array.from(
    { length: 12 },
    (_, level) => `<g id="l${level + 1}">${`<use href="#l${level}"/>`.repeat(10)}</g>`,
  )

  expect(() => cleanSvg(svg(`<g id="l0"><path d="M0 0"/></g>${levels.join('')}`))).toThrow(
    expect.objectContaining({ reason: 'too-much' }),
  )
})

test('a drawing that is nested too deeply, or has very many parts, is refused', () => {
  expect(() => cleanSvg(svg('<g>'.repeat(5000) + '</g>'.repeat(5000)))).toThrow(/50,000/)
  expect(() => cleanSvg(svg('<g/>'.repeat(60_000)))).toThrow(/50,000/)
})

test('elements that draw are kept, and metadata of editors is removed', () => {
  const cleaned = inside(
    '<title>Plan</title><sodipodi:namedview id="x"/><!-- made by CAD --><g id="walls" data-x="1" inkscape:label="W">' +
      '<path d="M0 0L10 0" stroke="#000" stroke-width=".5"/><text x="1" y="2" font-size="3">Bed &amp; bath &lt;3</text></g>',
  )

  expect(cleaned).toBe(
    '<g id="walls"><path d="M0 0L10 0" stroke="#000" stroke-width=".5"/><text x="1" y="2" font-size="3">Bed &amp; bath &lt;3</text></g>',
  )
})

test('classes of a style sheet become attributes: it looks the same without a sheet', () => {
  const cleaned = inside(
    '<style>/* CAD */ .cls-1, .cls-2 { fill: none; stroke: #333 !important } .cls-2{stroke:red} a > b{fill:blue}</style>' +
      '<path class="cls-1" d="M0 0"/><path class="cls-2" d="M1 1" style="opacity:.5;behavior:none"/>',
  )

  expect(cleaned).toBe(
    '<path d="M0 0" fill="none" stroke="#333"/><path d="M1 1" fill="none" stroke="red" opacity=".5"/>',
  )
})

test('parts of the drawing itself may be referenced, also gradients as fills', () => {
  const text =
    '<defs><symbol id="bed"><rect width="2" height="3"/></symbol><linearGradient id="g"><stop offset="0" stop-color="red"/></linearGradient></defs>' +
    '<use xlink:href="#bed" x="4"/><rect fill="url(#g)"/>'

  expect(inside(text)).toContain('<use href="#bed" x="4"/><rect fill="url(#g)"/>')
})

test('the size comes from the view box, or from width and height without one', () => {
  expect(cleanSvg(svg('', 'width="300mm" height="200mm"'))).toMatchObject({ width: 300, height: 200 })
  expect(cleanSvg(svg('<g/>', 'width="100%" viewBox="-5,-5 40 20"')).text).toContain(
    'viewBox="-5 -5 40 20" width="40" height="20"',
  )
})

test('cleaning is idempotent', () => {
  const once = cleanSvg(svg('<g><text>“Ä” &#x1F3E0; &quot;</text><path d="M0,0"/></g>')).text

  expect(cleanSvg(once).text).toBe(once)
})
