import { expect, test } from 'vitest'
import { howToAllow } from './how-to-allow.ts'

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Safari/604.1'
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15'
const CHROME = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'

test.each([
  ['an iPhone', IPHONE, true, 'Open Settings on your iPhone'],
  ['an app on Android', ANDROID, true, 'Touch and hold the Dream Design icon'],
  ['a browser on Android', ANDROID, false, "Tap the icon left of the page's address"],
  ['Safari on a Mac', SAFARI, false, 'Open Settings in Safari'],
  [
    'Chrome on a computer',
    CHROME,
    true,
    "Click the icon left of the page's address, or the three dots of the app's window",
  ],
])('on %s the steps begin at the switch', (_, userAgent, isInstalled, first) => {
  expect(howToAllow({ userAgent, isInstalled })[0]).toBe(first)
})
