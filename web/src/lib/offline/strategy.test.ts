import { expect, test } from 'vitest'
import { strategyFor, type RequestInfo } from './strategy.ts'

const ORIGIN = 'https://dream.example.com'
const FILES = new Set(['/assets/app-B1x9_0Qz.js', '/theme.js'])
const ask = (path: string, more: Partial<RequestInfo> = {}) =>
  strategyFor(
    { method: 'GET', url: new URL(path, ORIGIN).href, isNavigation: false, isPart: false, ...more },
    ORIGIN,
    FILES,
  )

test.each([
  ['/explore', 'app-page'],
  ['/Explore/?open=1', 'app-page'],
  ['/broker/0197-a', 'app-page'],
  ['/broker-chats?conversation=7', 'app-page'],
  ['/app-home', 'app-page'],
  ['/', 'network'],
  ['/home', 'network'],
  ['/About-Us/', 'network'],
  ['/app', 'network'],
  ['/unlock-preview', 'network'],
  ['/plan/0123456789abcdef0123456789abcdef', 'network'],
  ['/no-such-page', 'network'],
  ['/broker/one/two', 'network'],
  ['/api/auth/me', 'network'],
  ['/media/plans/wattle/plan-ground.0123abcd.svg', 'network'],
] as const)('going to %s is answered by: %s', (path, treatment) => {
  expect(ask(path, { isNavigation: true })).toBe(treatment)
})

test.each([
  ['/assets/app-B1x9_0Qz.js', 'shell-file'],
  ['/theme.js', 'shell-file'],
  ['/assets/app-OldBuild.js', 'network'],
  ['/media/plans/wattle/card-ground.89abcdef.avif', 'picture'],
  ['/media/rooms/kitchen-2/540.3323febd.webp', 'picture'],
  ['/media/lessons/slab/poster.0123abcd.jpg', 'picture'],
  ['/media/lessons/slab/video.0123abcd.mp4', 'network'],
  ['/media/lessons/slab/words.0123abcd.vtt', 'network'],
  ['/media/lessons/music.0123abcd.m4a', 'network'],
  ['/media/designs.json', 'network'],
  ['/api/designs?batch=5', 'network'],
  ['/API/preferences/liked', 'network'],
  ['/ws', 'network'],
  ['/sw.js', 'network'],
  ['/explore', 'network'],
  ['https://elsewhere.example.com/theme.js', 'network'],
] as const)('a file or answer at %s comes from: %s', (path, treatment) => {
  expect(ask(path)).toBe(treatment)
})

test('changes and range requests bypass the worker', () => {
  expect(ask('/explore', { method: 'POST', isNavigation: true })).toBe('network')
  expect(ask('/shared', { method: 'POST' })).toBe('network')
  expect(ask('https://elsewhere.example.com/shared', { method: 'POST', isNavigation: true })).toBe('network')
  expect(ask('/theme.js', { method: 'HEAD' })).toBe('network')
  expect(ask('/media/plans/wattle/card-ground.89abcdef.avif', { isPart: true })).toBe('network')
})

test('content shared by another app is saved for the chat', () => {
  expect(ask('/shared', { method: 'POST', isNavigation: true })).toBe('share')
  expect(ask('/shared', { isNavigation: true })).toBe('network')
})
