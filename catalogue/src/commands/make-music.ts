import { LESSONS, readOrigins, writeLists } from '#lessons/library.ts'
import { LESSON_LIST } from '#lessons/list.ts'
import { writeMusic } from '#lessons/music/music-file.ts'

/**
 * Plays the score of the lessons' music into one file and names it in their list: `npm run music -w catalogue`. It needs ffmpeg, so
 * its result is committed and nothing else ever calls it.
 */
const { path } = await writeMusic(LESSONS)
await writeLists(
  LESSON_LIST.map((make) => make()),
  readOrigins(),
)
console.log(path)
