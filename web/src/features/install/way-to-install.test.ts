import { expect, test } from 'vitest'
import type { InstallEnvironment } from '#lib/device/install-environment.ts'
import { wayToInstall } from './way-to-install.ts'

const CHROME: InstallEnvironment = {
  kind: 'phone',
  system: 'android',
  insideOf: null,
  hasServiceWorker: true,
  isInstalled: false,
}

test.each([
  ['a browser with an offer shows the button', CHROME, true, 'button'],
  ['a browser without an offer shows the steps', CHROME, false, 'steps'],
  [
    'a computer with an offer shows the button',
    { ...CHROME, kind: 'desktop' as const, system: 'other' as const },
    true,
    'button',
  ],
  ['iOS shows the steps whatever is offered', { ...CHROME, system: 'ios' as const }, true, 'steps'],
  ['without service workers there are the steps', { ...CHROME, hasServiceWorker: false }, true, 'steps'],
  ['a built-in browser has to be left first', { ...CHROME, insideOf: 'Instagram' }, false, 'leave'],
  ['the installed app is there already', { ...CHROME, isInstalled: true }, false, 'open'],
  ['a tablet is never installed on', { ...CHROME, kind: 'tablet' as const }, true, 'steps'],
  ['nor is its app opened', { ...CHROME, kind: 'tablet' as const, isInstalled: true }, false, 'steps'],
])('%s', (_, environment, isOffered, way) => {
  expect(wayToInstall(environment, isOffered)).toBe(way)
})
