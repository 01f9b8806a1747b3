import { expect, test } from 'vitest'
import { cachedFilesOf, closureOf, plainScriptsOf, readManifest } from './manifest.ts'

const MANIFEST = readManifest(
  JSON.stringify({
    'app.html': { file: 'assets/app-a1.js', imports: ['_react-b2.js'], dynamicImports: ['src/deck.tsx'] },
    '_react-b2.js': { file: 'assets/react-b2.js' },
    'src/deck.tsx': {
      file: 'assets/deck-c3.js',
      imports: ['_react-b2.js', 'app.html'],
      css: ['deck-c3.css'],
    },
    'src/land.tsx': { file: 'assets/land-d4.js', imports: ['app.html'] },
    'src/fonts/serif.woff2': { file: 'assets/serif-e5.woff2' },
  }),
)
const filesOf = (...keys: string[]) => closureOf(keys, MANIFEST).map(({ file }) => file)

test('a dynamic import of a script is not part of its closure', () => {
  expect(filesOf('app.html')).toEqual(['assets/app-a1.js', 'assets/react-b2.js'])
})

test('a chunk that two others import is counted once', () => {
  expect(filesOf('app.html', 'src/deck.tsx')).toEqual([
    'assets/app-a1.js',
    'assets/react-b2.js',
    'assets/deck-c3.js',
  ])
})

test('a source without a chunk of its own cannot be measured', () => {
  expect(() => filesOf('src/moved.tsx')).toThrow('src/moved.tsx')
})

test('only scripts are chunks, each with its styles', () => {
  expect([...MANIFEST.keys()]).not.toContain('src/fonts/serif.woff2')
  expect(MANIFEST.get('src/deck.tsx')?.css).toEqual(['deck-c3.css'])
})

test('scripts that a page references itself are found, those of the bundler are not', () => {
  const page = '<script src="/theme.js"></script><script type="module" src="/assets/app-a1.js"></script>'

  expect(plainScriptsOf(page)).toEqual(['theme.js'])
})

test('the files cached by a service worker are read from its list', () => {
  const worker =
    'var s={buildId:`b1`,page:`/explore`,files:[{url:`/assets/app-a1.js`},{url:`/theme.js`,integrity:`sha256-x`}]}'

  expect(cachedFilesOf(worker)).toEqual(['assets/app-a1.js', 'theme.js'])
})
