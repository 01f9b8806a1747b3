import type { Template } from '../draft.ts'
import { cottage } from './cottage.ts'
import { courtyard } from './courtyard.ts'
import { frontSuite } from './front-suite.ts'
import { gardenBelow } from './garden-below.ts'
import { longVerandah } from './long-verandah.ts'
import { rearSuite } from './rear-suite.ts'
import { slimGarden } from './slim-garden.ts'
import { slimTower } from './slim-tower.ts'

export const TEMPLATES: readonly Template[] = [
  frontSuite,
  slimGarden,
  gardenBelow,
  longVerandah,
  courtyard,
  rearSuite,
  slimTower,
  cottage,
]
