import { FRAMES_PER_SECOND } from '../time/timeline.ts'
import { pipeToFfmpeg, PLAIN } from './ffmpeg.ts'

/** Colour conversion: Chromium's JPEGs are full-range BT.601; the video is limited-range BT.709. */
const COLOURS =
  'scale=in_range=pc:in_color_matrix=bt601:out_range=tv:out_color_matrix=bt709:flags=bicubic+accurate_rnd+full_chroma_int,format=yuv420p'
const QUALITY = 25

const TO_H264 = `-c:v libx264 -preset slow -crf ${QUALITY} -tune animation -profile:v high -level 3.1 -g ${FRAMES_PER_SECOND * 4} -threads 2`
const AS_BT709 = '-color_range tv -colorspace bt709 -color_primaries bt709 -color_trc bt709'

/** Encodes pictures, one for each frame, as an H.264 video with its index in front. */
export const encode = (pictures: AsyncIterable<Buffer>, target: string): Promise<void> =>
  pipeToFfmpeg(pictures, [
    ...`-f image2pipe -c:v mjpeg -framerate ${FRAMES_PER_SECOND} -i -`.split(' '),
    '-vf',
    COLOURS,
    ...`${TO_H264} ${AS_BT709} ${PLAIN}`.split(' '),
    target,
  ])
