import { seeded } from '#plan/random.ts'
import { initialsOf, outlined } from './initials.ts'
import { MOTIFS, SIDE } from './motifs.ts'
import { TONES } from './palettes.ts'
import type { Person } from './people.ts'

const LETTERS = { size: 196, foot: 306 }

/** A portrait without a face: a piece of building in four tones, and the initials over it. */
export function drawPortrait({ slug, name, tones, motif }: Person): string {
  const palette = TONES[tones]
  const letters = outlined(initialsOf(name), LETTERS.size)
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SIDE} ${SIDE}" width="${SIDE}" height="${SIDE}">`,
    `<rect width="${SIDE}" height="${SIDE}" fill="${palette.ground}"/>`,
    MOTIFS[motif](seeded(slug), palette),
    `<path transform="translate(${SIDE / 2} ${LETTERS.foot})" d="${letters}" fill="${palette.letters}" stroke="${palette.letters}" stroke-width="3" stroke-linejoin="round"/>`,
    '</svg>\n',
  ].join('')
}
