const ROWS = 300
const HEADINGS =
  'Home name;Beds;Baths;Cars;Levels;Overall width;Overall length;Size (squares);Plan image;Highlights'
/** Mistakes of ten rows, by column; half of them make the same mistake. */
const BROKEN: readonly [column: number, cell: string][] = [
  [1, 'lots'],
  [1, 'lots'],
  [1, 'lots'],
  [1, 'lots'],
  [1, 'lots'],
  [2, '4.5'],
  [4, 'thr'],
  [5, '14200'],
  [6, 'deep'],
  [7, '940'],
]

/** A list as a builder's spreadsheet saves it: semicolons, Windows-1252, squares. No two lists have a design in common. */
export function aBuildersList(range: string): Buffer {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const cells = [
      `${range} ${at + 1}`,
      '6',
      '4',
      '4',
      'single',
      '14,2',
      '31,5',
      '41 sq',
      'plan.jpg',
      'Café bar; Pool room',
    ]
    const [column, cell] = BROKEN[at - (ROWS - BROKEN.length)] ?? []
    if (column !== undefined && cell !== undefined) cells[column] = cell
    return cells.join(';')
  })
  return Buffer.from([HEADINGS, ...lines].join('\r\n'), 'latin1')
}

/** Answers of a buyer whose deck deals these designs first. */
export const ASKS_FOR_THE_LIST = { bedrooms: 6, bathrooms: 4, cars: 4, storeys: '1' } as const
