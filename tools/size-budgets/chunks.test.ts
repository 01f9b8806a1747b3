import { expect, test } from 'vitest'
import { bytesOf, keptFilesOf, scriptsOf, staticImports, stylesOf, withImports } from './chunks.ts'

test('the scripts of a page are its modules and their preloads, its styles those that a browser with scripts asks for', () => {
  const page = `<noscript><link rel="stylesheet" href="/no-script.css"></noscript>
    <script type="module" crossorigin src="/assets/app-a1.js"></script>
    <link rel="modulepreload" href="/assets/react-b2.js"><link rel="stylesheet" href="/assets/app-c3.css">`

  expect(scriptsOf(page)).toEqual(['app-a1.js', 'react-b2.js'])
  expect(stylesOf(page)).toEqual(['app-c3.css'])
})

test('what a script imports by a call is not loaded with it', () => {
  const source = 'import{a as b}from"./react-b2.js";import"./x-c3.js";const l=()=>import("./explore-d4.js")'

  expect(staticImports(source)).toEqual(['react-b2.js', 'x-c3.js'])
})

test('a chunk that two others import is counted once', () => {
  const chunks = new Map(
    [
      { name: 'app.js', imports: ['react.js'], gzipBytes: 10 },
      { name: 'explore.js', imports: ['react.js', 'app.js'], gzipBytes: 5 },
      { name: 'react.js', imports: [], gzipBytes: 60 },
      { name: 'profile.js', imports: [], gzipBytes: 9 },
    ].map((chunk) => [chunk.name, chunk]),
  )

  const loaded = withImports(['app.js', 'explore.js'], chunks)

  expect(bytesOf(loaded)).toBe(75)
})

test('what a service worker keeps is read from its list', () => {
  const worker =
    'var s={buildId:`b1`,page:`/explore`,files:[{address:`/assets/app-a1.js`},{address:`/theme.js`,integrity:`sha256-x`}]}'

  expect(keptFilesOf(worker)).toEqual(['/assets/app-a1.js', '/theme.js'])
})
