import type { Template } from '../draft.ts'
import { cornerBlock } from './single/wide/corner-block.ts'
import { cottage } from './single/narrow/cottage.ts'
import { courtyard } from './single/wide/courtyard.ts'
import { dualLiving } from './single/wide/dual-living.ts'
import { duplexHalf } from './single/narrow/duplex-half.ts'
import { frontSuite } from './single/narrow/front-suite.ts'
import { gardenBelow } from './double/garden-below/garden-below.ts'
import { highLiving } from './double/high-living.ts'
import { homestead } from './single/wide/homestead.ts'
import { laneCourt } from './double/lane-court.ts'
import { longVerandah } from './single/wide/long-verandah.ts'
import { openFoyer } from './double/open-foyer/open-foyer.ts'
import { rearSuite } from './single/narrow/rear-suite.ts'
import { sideStair } from './double/side-stair.ts'
import { slimGarden } from './single/narrow/slim-garden.ts'
import { slimTower } from './double/slim-tower/slim-tower.ts'
import { splitZone } from './single/wide/split-zone.ts'
import { twoPavilions } from './single/wide/two-pavilions.ts'
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
