import { expect, test } from 'vitest'
import { recogniseBrowser, recogniseDeskBrowser } from './install-environment.ts'

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const PIXEL = 'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko)'
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'

test.each([
  ['Safari on an iPhone', `${IPHONE} Version/18.5 Mobile/15E148 Safari/604.1`, 5, 'ios', null],
  ['Chrome on an iPhone', `${IPHONE} CriOS/149.0 Mobile/15E148 Safari/604.1`, 5, 'ios', null],
  [
    'Safari on an old iPad',
    'Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X) AppleWebKit/605.1.15 Version/12.1 Mobile/15E148 Safari/604.1',
    5,
    'ios',
    null,
  ],
  ['an iPad that says it is a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 5, 'ios', null],
  ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 0, 'other', null],
  ['Chrome on a Pixel', `${PIXEL} Chrome/149.0.0.0 Mobile Safari/537.36`, 5, 'android', null],
  [
    'Chrome on Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/149.0.0.0 Safari/537.36',
    10,
    'other',
    null,
  ],
  ['Instagram on an iPhone', `${IPHONE} Mobile/22F76 Instagram 390.0.0`, 5, 'ios', 'Instagram'],
  [
    'Facebook on Android',
    `${PIXEL} Version/4.0 Chrome/149.0 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0;]`,
    5,
    'android',
    'Facebook',
  ],
  ['TikTok on an iPhone', `${IPHONE} Mobile/15E148 musical_ly_40.0 BytedanceWebview`, 5, 'ios', 'TikTok'],
  [
    'an unknown app on Android',
    'Mozilla/5.0 (Linux; Android 16; Pixel 9; wv) AppleWebKit/537.36 Version/4.0 Chrome/149.0 Mobile Safari/537.36',
    5,
    'android',
    'another app',
  ],
  ['an unknown app on an iPhone', `${IPHONE} Mobile/15E148`, 5, 'ios', 'another app'],
])('%s', (_, userAgent, touchPoints, system, insideOf) => {
  expect(recogniseBrowser({ userAgent, touchPoints })).toEqual({ system, insideOf })
})

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)'
test.each([
  [
    'Chrome on Windows',
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36`,
    'chrome',
  ],
  [
    'Edge on Windows',
    `${WINDOWS} AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Safari/537.36 Edg/149.0.0.0`,
    'edge',
  ],
  ['Chrome on a Mac', `${MAC} Chrome/149.0.0.0 Safari/537.36`, 'chrome'],
  ['Safari on a Mac', `${MAC} Version/18.5 Safari/605.1.15`, 'safari'],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'firefox'],
])('a desktop browser is recognised by its way to install: %s', (_, userAgent, browser) => {
  expect(recogniseDeskBrowser(userAgent)).toBe(browser)
})
