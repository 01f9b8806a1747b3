import { spawn } from 'node:child_process'
import { once } from 'node:events'

const FFMPEG = process.env['FFMPEG'] ?? 'ffmpeg'

/** Options for reproducible output: no dates or versions inside, and the index in front. */
export const PLAIN =
  '-map_metadata -1 -fflags +bitexact -flags:v +bitexact -flags:a +bitexact -movflags +faststart'

/** Runs ffmpeg with input that is piped in chunks. */
export async function pipeToFfmpeg(
  pieces: AsyncIterable<Buffer> | Iterable<Buffer>,
  options: readonly string[],
): Promise<void> {
  const ffmpeg = spawn(FFMPEG, ['-hide_banner', '-loglevel', 'error', '-y', ...options], {
    stdio: ['pipe', 'inherit', 'inherit'],
  })
  const ended = once(ffmpeg, 'close')
  for await (const piece of pieces)
    if (!ffmpeg.stdin.write(piece)) await Promise.race([once(ffmpeg.stdin, 'drain'), ended])
  ffmpeg.stdin.end()
  await ended
  if (ffmpeg.exitCode !== 0) throw new Error(`ffmpeg stopped with ${ffmpeg.exitCode}.`)
}
