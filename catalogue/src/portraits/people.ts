import type { Face } from './faces.ts'
import type { MOTIFS } from './motifs.ts'
import type { TONES } from './palettes.ts'

export interface Person {
  slug: string
  name: string
  tones: keyof typeof TONES
  motif: keyof typeof MOTIFS
  face: Face
}

/** Brokers of the demo: invented people with drawn faces. */
export const PEOPLE: readonly Person[] = [
  {
    slug: 'broker',
    name: 'Bruno Costa',
    tones: 'teal',
    motif: 'arches',
    face: { cut: 'short', hair: 'brown', skin: 'warm', collar: 'shirt', hasBeard: true },
  },
  {
    slug: 'mei-lin-zhao',
    name: 'Mei Lin Zhao',
    tones: 'blush',
    motif: 'hills',
    face: { cut: 'bob', hair: 'black', skin: 'fair', collar: 'round' },
  },
  {
    slug: 'tom-hargreave',
    name: 'Tom Hargreave',
    tones: 'navy',
    motif: 'gables',
    face: { cut: 'parted', hair: 'grey', skin: 'fair', collar: 'jacket', hasGlasses: true },
  },
  {
    slug: 'priya-raman',
    name: 'Priya Raman',
    tones: 'honey',
    motif: 'quarters',
    face: { cut: 'long', hair: 'black', skin: 'brown', collar: 'round', hasEarrings: true },
  },
  {
    slug: 'daniel-okafor',
    name: 'Daniel Okafor',
    tones: 'terracotta',
    motif: 'stairs',
    face: { cut: 'thin', hair: 'black', skin: 'deep', collar: 'jacket', hasBeard: true },
  },
  {
    slug: 'hannah-brandt',
    name: 'Hannah Brandt',
    tones: 'sage',
    motif: 'court',
    face: { cut: 'bun', hair: 'fair', skin: 'fair', collar: 'round' },
  },
  {
    slug: 'sofia-papas',
    name: 'Sofia Papas',
    tones: 'sky',
    motif: 'arches',
    face: { cut: 'waves', hair: 'brown', skin: 'warm', collar: 'jacket' },
  },
  {
    slug: 'liam-tranter',
    name: 'Liam Tranter',
    tones: 'charcoal',
    motif: 'plan',
    face: { cut: 'swept', hair: 'auburn', skin: 'fair', collar: 'shirt' },
  },
  {
    slug: 'grace-tuiasosopo',
    name: 'Grace Tuiasosopo',
    tones: 'plum',
    motif: 'hills',
    face: { cut: 'curls', hair: 'black', skin: 'brown', collar: 'round', hasEarrings: true },
  },
  {
    slug: 'marco-vitale',
    name: 'Marco Vitale',
    tones: 'olive',
    motif: 'quarters',
    face: { cut: 'swept', hair: 'black', skin: 'warm', collar: 'jacket', hasGlasses: true },
  },
  {
    slug: 'noor-haddad',
    name: 'Noor Haddad',
    tones: 'mint',
    motif: 'battens',
    face: { cut: 'bob', hair: 'brown', skin: 'warm', collar: 'jacket', hasGlasses: true },
  },
  {
    slug: 'jack-ellery',
    name: 'Jack Ellery',
    tones: 'forest',
    motif: 'gables',
    face: { cut: 'parted', hair: 'fair', skin: 'fair', collar: 'shirt' },
  },
  {
    slug: 'freya-lindqvist',
    name: 'Freya Lindqvist',
    tones: 'stone',
    motif: 'stairs',
    face: { cut: 'long', hair: 'fair', skin: 'fair', collar: 'jacket', hasGlasses: true },
  },
  {
    slug: 'ruby-anderson',
    name: 'Ruby Anderson',
    tones: 'linen',
    motif: 'plan',
    face: { cut: 'waves', hair: 'auburn', skin: 'fair', collar: 'round', hasEarrings: true },
  },
]
