import type { Template } from '../draft.ts'
import { barTwo } from './double/bars/bar-two.ts'
import { cornerBlock } from './single/wide/corner-block.ts'
import { cottage } from './single/narrow/cottage.ts'
import { courtyard } from './single/wide/courtyard.ts'
import { dualLiving } from './single/wide/dual-living.ts'
import { duplexHalf } from './single/narrow/duplex-half.ts'
import { frontSuite } from './single/narrow/front-suite.ts'
import { gardenBelow } from './double/garden-below/garden-below.ts'
import { halfTwo } from './double/halves/half-two.ts'
import { highLiving } from './double/high-living.ts'
import { homestead } from './single/wide/homestead.ts'
import { laneCourt } from './double/lane-court.ts'
import { loftTwo } from './double/lofts/loft-two.ts'
import { longVerandah } from './single/wide/long-verandah.ts'
import { openFoyer } from './double/open-foyer/open-foyer.ts'
import { rearSuite } from './single/narrow/rear-suite.ts'
import { sideStair } from './double/side-stair.ts'
import { sideTwo } from './double/sides/side-two.ts'
import { slimGarden } from './single/narrow/slim-garden.ts'
import { slimTower } from './double/slim-tower/slim-tower.ts'
import { familyFour } from './single/family/family-four/family-four.ts'
import { wideFour } from './single/family/wide-four/wide-four.ts'
import { asideFour } from './single/family/aside-four/aside-four.ts'
import { slimFour } from './single/family/slim-four/slim-four.ts'
import { courtFour } from './single/family/around/court-four.ts'
import { gateFour } from './single/family/around/gate-four.ts'
import { streetFour } from './single/family/around/street-four.ts'
import { wingFour } from './single/family/around/wing-four.ts'
import { yardFour } from './single/family/around/yard-four.ts'
import { legFour } from './single/family/shapes/leg-four.ts'
import { linkFour } from './single/family/shapes/link-four.ts'
import { patioTwo } from './double/patio-two.ts'
import { podFour } from './single/family/shapes/pod-four.ts'
import { quarterFour } from './single/family/shapes/quarter-four.ts'
import { driveFour } from './single/drive/drive-four.ts'
import { rowFour } from './single/rows/row-four.ts'
import { sideFour } from './single/courts/side-four.ts'
import { mewsFour } from './single/lane/mews-four.ts'
import { sunFour } from './single/courts/sun-four.ts'
import { chequerFour } from './single/courts/chequer-four.ts'
import { hFour } from './single/courts/h-four.ts'
import { shallowThree } from './single/compact/shallow-three/shallow-three.ts'
import { shallowTwo } from './single/compact/shallow-two/shallow-two.ts'
import { smallThree } from './single/compact/small-three/small-three.ts'
import { smallTwo } from './single/compact/small-two/small-two.ts'
import { fiveFlat } from './single/five/five-flat.ts'
import { sixWide } from './single/five/six-wide.ts'
import { fiveSlim } from './double/five/five-slim.ts'
import { fiveUp } from './double/five/five-up.ts'
import { splitZone } from './single/wide/split-zone.ts'
import { twoPavilions } from './single/wide/two-pavilions.ts'
import { yardTwo } from './double/yards/yard-two.ts'
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
  slimFour,
  familyFour,
  wideFour,
  asideFour,
  streetFour,
  courtFour,
  wingFour,
  yardFour,
  gateFour,
  podFour,
  legFour,
  linkFour,
  patioTwo,
  quarterFour,
  hFour,
  driveFour,
  rowFour,
  sideFour,
  mewsFour,
  sunFour,
  halfTwo,
  barTwo,
  yardTwo,
  sideTwo,
  chequerFour,
  loftTwo,
  smallTwo,
  shallowTwo,
  smallThree,
  fiveFlat,
  sixWide,
  fiveUp,
  shallowThree,
  fiveSlim,
]
