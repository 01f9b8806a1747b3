import { seeded } from '#plan/random.ts'
import { initialsOf, outlined } from './initials.ts'
import { MOTIFS, SIDE_PX } from './motifs.ts'
import { TONES } from './palettes.ts'
import type { Person } from './people.ts'

const INITIALS = { size: 196, foot: 306 }

/** A portrait without a face: a piece of building in four tones, and the initials over it. */
export function drawPortrait({ slug, name, tones, motif }: Person): string {
  const palette = TONES[tones]
  const initials = outlined(initialsOf(name), INITIALS.size)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE_PX} ${SIDE_PX}" width="${SIDE_PX}" height="${SIDE_PX}">`,
    `<rect width="${SIDE_PX}" height="${SIDE_PX}" fill="${palette.ground}"/>`,
    MOTIFS[motif](seeded(slug), palette),
    `<path transform="translate(${SIDE_PX / 2} ${INITIALS.foot})" d="${initials}" fill="${palette.ink}" stroke="${palette.ink}" stroke-width="3" stroke-linejoin="round"/>`,
    '</svg>\n',
  ].join('')
}
