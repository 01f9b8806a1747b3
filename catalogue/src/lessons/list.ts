import type { Lesson } from './lesson.ts'
import { alfresco } from './scripts/alfresco.ts'
import { dimensions } from './scripts/dimensions.ts'
import { frontage } from './scripts/frontage.ts'
import { garage } from './scripts/garage.ts'
import { inclusions } from './scripts/inclusions.ts'
import { kitchen } from './scripts/kitchen.ts'
import { north } from './scripts/north.ts'
import { setbacks } from './scripts/setbacks.ts'
import { stairs } from './scripts/stairs.ts'
import { storage } from './scripts/storage.ts'
import { wetRooms } from './scripts/wet-rooms.ts'
import { zones } from './scripts/zones.ts'

/** Lessons in the order of the list. */
export const LESSON_LIST: readonly (() => Lesson)[] = [
  frontage,
  setbacks,
  north,
  alfresco,
  zones,
  kitchen,
  storage,
  garage,
  stairs,
  dimensions,
  wetRooms,
  inclusions,
]
