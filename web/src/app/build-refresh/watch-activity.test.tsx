import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { navigate } from '#lib/navigation/navigation.ts'
import { watchActivity } from './watch-activity.ts'

let watch: ReturnType<typeof watchActivity>

beforeEach(() => {
  navigate('/verify-phone')
  document.body.innerHTML = '<input><dialog></dialog><video></video>'
  watch = watchActivity()
})
afterEach(() => watch.stop())

const type = () => document.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
const touch = (name: string) => document.body.dispatchEvent(new Event(name, { bubbles: true }))

test('reports no activity at first', () => {
  expect(watch.activity()).toEqual({
    isTyping: false,
    isTouching: false,
    isReading: false,
    isWatching: false,
  })
})

test('reports typing until another page is shown', () => {
  type()
  expect(watch.activity().isTyping).toBe(true)

  navigate('/verify-phone?step=2')
  expect(watch.activity().isTyping).toBe(true)

  navigate('/explore')
  expect(watch.activity().isTyping).toBe(false)
})

test('reports touching while a finger is down', () => {
  touch('pointerdown')
  expect(watch.activity().isTouching).toBe(true)

  touch('pointercancel')
  expect(watch.activity().isTouching).toBe(false)
})

test('reports reading while a dialog is open', () => {
  document.querySelector('dialog')?.setAttribute('open', '')

  expect(watch.activity().isReading).toBe(true)
})

test('reports watching while a video plays', () => {
  const video = document.querySelector('video')
  if (video) vi.spyOn(video, 'paused', 'get').mockReturnValue(false)

  expect(watch.activity().isWatching).toBe(true)
})
