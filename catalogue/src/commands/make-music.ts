import { LESSONS, readOrigins, writeLists } from '#lessons/library.ts'
import { LESSON_LIST } from '#lessons/list.ts'
import { writeMusic } from '#lessons/music/music-file.ts'

/**
 * Renders the lessons' music into one file and adds it to their list: `npm run music -w catalogue`. Needs ffmpeg, so its result is
 * committed, and no build, test or start calls it.
 */
const { path } = await writeMusic(LESSONS)
await writeLists(
  LESSON_LIST.map((make) => make()),
  readOrigins(),
)
console.log(path)
