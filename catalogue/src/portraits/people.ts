import type { MOTIFS } from './motifs.ts'
import type { TONES } from './palettes.ts'

export interface Person {
  slug: string
  name: string
  tones: keyof typeof TONES
  motif: keyof typeof MOTIFS
}

/** The brokers of the demo, who are made up and therefore have no faces. */
export const PEOPLE: readonly Person[] = [
  { slug: 'broker', name: 'Bruno Costa', tones: 'teal', motif: 'arches' },
  { slug: 'mei-lin-zhao', name: 'Mei Lin Zhao', tones: 'blush', motif: 'hills' },
  { slug: 'tom-hargreave', name: 'Tom Hargreave', tones: 'navy', motif: 'gables' },
  { slug: 'priya-raman', name: 'Priya Raman', tones: 'honey', motif: 'quarters' },
  { slug: 'daniel-okafor', name: 'Daniel Okafor', tones: 'terracotta', motif: 'stairs' },
  { slug: 'hannah-brandt', name: 'Hannah Brandt', tones: 'sage', motif: 'court' },
  { slug: 'sofia-papas', name: 'Sofia Papas', tones: 'sky', motif: 'arches' },
  { slug: 'liam-tranter', name: 'Liam Tranter', tones: 'charcoal', motif: 'plan' },
  { slug: 'grace-tuiasosopo', name: 'Grace Tuiasosopo', tones: 'plum', motif: 'hills' },
  { slug: 'marco-vitale', name: 'Marco Vitale', tones: 'olive', motif: 'quarters' },
  { slug: 'noor-haddad', name: 'Noor Haddad', tones: 'mint', motif: 'battens' },
  { slug: 'jack-ellery', name: 'Jack Ellery', tones: 'forest', motif: 'gables' },
  { slug: 'freya-lindqvist', name: 'Freya Lindqvist', tones: 'stone', motif: 'stairs' },
  { slug: 'ruby-anderson', name: 'Ruby Anderson', tones: 'linen', motif: 'plan' },
]
