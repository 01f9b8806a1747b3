import { expect, test } from 'vitest'

import { readMp4 } from './mp4.ts'

function atom(name: string, ...parts: readonly Uint8Array[]): Uint8Array {
  const body = Buffer.concat(parts)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(name, 4, 'latin1')
  return Buffer.concat([head, body])
}

function numbers(length: number, values: Readonly<Record<number, number>>): Uint8Array {
  const data = Buffer.alloc(length)
  for (const [at, value] of Object.entries(values)) data.writeUInt32BE(value, Number(at))
  return data
}

const head = atom('mvhd', numbers(100, { 12: 1000, 16: 24_500 }))
const track = atom('trak', atom('tkhd', numbers(84, { 76: 720 * 65_536, 80: 1280 * 65_536 })))
const index = atom('moov', head, track)
const pictures = atom('mdat', numbers(64, {}))

test("a video's duration and size are read", () => {
  const facts = readMp4(Buffer.concat([index, pictures]))

  expect(facts).toEqual({ seconds: 24.5, width: 720, height: 1280, startsFast: true })
})

test('a video with its index at the end cannot start at once', () => {
  expect(readMp4(Buffer.concat([pictures, index])).startsFast).toBe(false)
})

test('a truncated video is refused', () => {
  expect(() => readMp4(Buffer.concat([index, pictures]).subarray(0, 150))).toThrow('cut off')
})
