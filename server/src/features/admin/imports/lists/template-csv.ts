import { type FieldKey, IMPORT_FIELDS } from '@dream/contract/rules/admin/imports/import-fields'
import { csvLine } from '../../list/csv.ts'

const BOM = '\ufeff'

type Example = Partial<Record<FieldKey, string | number>>

/** Two fictional designs, as examples of each cell. */
const EXAMPLES: readonly Example[] = [
  {
    name: 'Banksia 24',
    category: 'Floor Plan',
    description: 'A family kitchen that opens to the garden.',
    bedrooms: 4,
    bathrooms: 2,
    garages: 2,
    storeys: 1,
    houseWidth: 11.2,
    houseDepth: 21.4,
    frontage: 12.5,
    lotDepth: 28,
    totalArea: 221.6,
    groundArea: 168.4,
    garageArea: 36.9,
    alfrescoArea: 13.1,
    porchArea: 3.2,
    livingAreas: 2,
    toilets: 2,
    study: 'yes',
    livingSide: 'rear',
    masterPosition: 'front',
    garageSide: 'left',
    range: 'Coast',
    features: 'Walk-in pantry; Raked ceiling; Window seat',
    interests: 'Long lunches; Garden views',
    lookingFor: 'Room to grow',
    pictures: 'banksia-24-front.jpg',
    plans: 'banksia-24-plan.png',
  },
  {
    name: 'Tuart 31',
    category: 'Floor Plan',
    bedrooms: 5,
    bathrooms: 3,
    garages: 2,
    storeys: 2,
    houseWidth: 9.9,
    houseDepth: 18.7,
    totalArea: 289,
    study: 'no',
    plans: 'tuart-31-ground.png; tuart-31-upper.png',
  },
]

/** Template: every column, and two designs. */
export const templateCsv = (): string =>
  BOM +
  csvLine(IMPORT_FIELDS.map(({ label }) => label)) +
  EXAMPLES.map((example) => csvLine(IMPORT_FIELDS.map(({ key }) => example[key]))).join('')
