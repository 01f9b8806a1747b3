import type { Template } from '../draft.ts'
import { cornerBlock } from './single/corner-block.ts'
import { cottage } from './cottage.ts'
import { courtyard } from './courtyard.ts'
import { dualLiving } from './single/dual-living.ts'
import { duplexHalf } from './single/duplex-half.ts'
import { frontSuite } from './front-suite.ts'
import { gardenBelow } from './double/garden-below.ts'
import { highLiving } from './double/high-living.ts'
import { homestead } from './single/homestead.ts'
import { laneCourt } from './double/lane-court.ts'
import { longVerandah } from './long-verandah.ts'
import { openFoyer } from './double/open-foyer.ts'
import { rearSuite } from './rear-suite.ts'
import { sideStair } from './double/side-stair.ts'
import { slimGarden } from './slim-garden.ts'
import { slimTower } from './double/slim-tower.ts'
import { splitZone } from './single/split-zone.ts'
import { twoPavilions } from './single/two-pavilions.ts'
import { viewAbove } from './double/view-above.ts'

export const TEMPLATES: readonly Template[] = [
  frontSuite,
  slimGarden,
  gardenBelow,
  longVerandah,
  courtyard,
  rearSuite,
  slimTower,
  cottage,
  cornerBlock,
  homestead,
  dualLiving,
  duplexHalf,
  twoPavilions,
  splitZone,
  sideStair,
  viewAbove,
  openFoyer,
  laneCourt,
  highLiving,
]
