import { seeded } from '#plan/random.ts'
import { drawFace } from './faces.ts'
import { MOTIFS, SIDE_PX } from './motifs.ts'
import { TONES } from './palettes.ts'
import type { Person } from './people.ts'

/** Draws a face in the line style of the plans, in front of a part of a building in four tones. */
export function drawPortrait({ slug, tones, motif, face }: Person): string {
  const palette = TONES[tones]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE_PX} ${SIDE_PX}" width="${SIDE_PX}" height="${SIDE_PX}">`,
    `<rect width="${SIDE_PX}" height="${SIDE_PX}" fill="${palette.ground}"/>`,
    MOTIFS[motif](seeded(slug), palette),
    drawFace(face, palette),
    '</svg>\n',
  ].join('')
}
