import { hash } from '#plan/random.ts'

/** Colours by theme: light, dark. */
type Tone = readonly [light: string, dark: string]

export type Cladding = 'brick' | 'board' | 'render' | 'batten'

export interface Style {
  slug: 'hipped' | 'gabled' | 'flat'
  /** Roof shapes over the house, and over projecting bays. */
  roof: 'hip' | 'gable' | 'flat'
  covering: 'tile' | 'metal'
  pitch: number
  /** Cladding of walls, of projecting bays, and of gables and panels. */
  walls: Cladding
  feature: Cladding
  upper: Cladding
  door: 'panel' | 'slat'
  tones: Tones
}

/** Colours of a drawing's materials. */
export type Tones = Record<
  'brick' | 'board' | 'render' | 'batten' | 'roof' | 'trim' | 'garage' | 'front',
  Tone
>

const TRIM: Tone = ['#FFFFFF', '#C8D6D3']

const COLOURS: Record<Style['slug'], readonly [Tones, Tones, Tones]> = {
  hipped: [
    {
      brick: ['#E6D0BF', '#5E4A3F'],
      board: ['#EEF0EA', '#3C4D4B'],
      render: ['#F6F2EA', '#4A5654'],
      batten: ['#DDBF97', '#6E573C'],
      roof: ['#8F9A9A', '#22363A'],
      trim: TRIM,
      garage: ['#F3F1EC', '#40504F'],
      front: ['#2F8F8E', '#3FB9B7'],
    },
    {
      brick: ['#D9B8A2', '#6B4638'],
      board: ['#F2EFE6', '#454C48'],
      render: ['#F8F4EC', '#4E5653'],
      batten: ['#C9A57B', '#6A5036'],
      roof: ['#A98A7C', '#3F312C'],
      trim: TRIM,
      garage: ['#F4EEE4', '#4C4F4B'],
      front: ['#7A5A43', '#A57F60'],
    },
    {
      brick: ['#DAD8D2', '#474F50'],
      board: ['#E9EDEC', '#37494B'],
      render: ['#F4F5F2', '#44524F'],
      batten: ['#D3B487', '#6B5439'],
      roof: ['#6F7C7E', '#1B2C30'],
      trim: TRIM,
      garage: ['#ECEEEC', '#394A4C'],
      front: ['#20393B', '#8FB7B4'],
    },
  ],
  gabled: [
    {
      brick: ['#E2D3C4', '#57473D'],
      board: ['#F4F6F2', '#44565A'],
      render: ['#F7F5EF', '#495755'],
      batten: ['#E6ECE8', '#384A4B'],
      roof: ['#9BAAAB', '#2A4044'],
      trim: TRIM,
      garage: ['#F7F8F5', '#3E5053'],
      front: ['#43A6A5', '#4CC7C5'],
    },
    {
      brick: ['#E0D2C2', '#55463C'],
      board: ['#D9E3DC', '#34504A'],
      render: ['#F3F4EE', '#465653'],
      batten: ['#F4F5F0', '#516461'],
      roof: ['#7F8D8E', '#1F3438'],
      trim: TRIM,
      garage: ['#F2F4EF', '#45585A'],
      front: ['#C98F4E', '#D6A368'],
    },
    {
      brick: ['#DED4C8', '#52463E'],
      board: ['#CFDCE2', '#31485A'],
      render: ['#F2F5F5', '#43545A'],
      batten: ['#F3F6F5', '#4C6168'],
      roof: ['#8A979C', '#22343C'],
      trim: TRIM,
      garage: ['#F3F6F6', '#42555E'],
      front: ['#20393B', '#93BAC0'],
    },
  ],
  flat: [
    {
      brick: ['#E3DBD0', '#4E4A45'],
      board: ['#EDEEEA', '#3D4B4B'],
      render: ['#F8F6F1', '#4B5857'],
      batten: ['#D2A979', '#7A5C3A'],
      roof: ['#5F6B6C', '#17282B'],
      trim: ['#46565A', '#A6BBB8'],
      garage: ['#D8B386', '#6E5437'],
      front: ['#B98650', '#C79A66'],
    },
    {
      brick: ['#DCD5CB', '#49474A'],
      board: ['#E8EAE8', '#384648'],
      render: ['#F3F3F0', '#445152'],
      batten: ['#8F9A98', '#566664'],
      roof: ['#49565A', '#122226'],
      trim: ['#46565A', '#A6BBB8'],
      garage: ['#8F9A98', '#4F605F'],
      front: ['#43A6A5', '#4CC7C5'],
    },
    {
      brick: ['#EADFD1', '#574A3E'],
      board: ['#F0ECE3', '#454A46'],
      render: ['#FAF5EC', '#505652'],
      batten: ['#BD9A74', '#6B5238'],
      roof: ['#7B7466', '#2A2A24'],
      trim: ['#5A4F45', '#B7AFA2'],
      garage: ['#EFE6D9', '#4D4A43'],
      front: ['#5E7F6B', '#83AB94'],
    },
  ],
}

/** The three styles of a house; a hash of its key chooses the colours of each. */
export function stylesOf(key: string): Style[] {
  const tones = (slug: Style['slug']) => {
    const list = COLOURS[slug]
    return list[hash(`${key}/${slug}`) % list.length] ?? list[0]
  }
  return [
    {
      slug: 'hipped',
      roof: 'hip',
      covering: 'tile',
      pitch: 22.5,
      walls: 'brick',
      feature: 'render',
      upper: 'render',
      door: 'panel',
      tones: tones('hipped'),
    },
    {
      slug: 'gabled',
      roof: 'gable',
      covering: 'metal',
      pitch: 25,
      walls: 'board',
      feature: 'batten',
      upper: 'board',
      door: 'panel',
      tones: tones('gabled'),
    },
    {
      slug: 'flat',
      roof: 'flat',
      covering: 'metal',
      pitch: 2.5,
      walls: 'render',
      feature: 'batten',
      upper: 'board',
      door: 'slat',
      tones: tones('flat'),
    },
  ]
}
