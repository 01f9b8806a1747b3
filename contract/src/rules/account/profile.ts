/** Choices of the profile's five steps. `value` is stored, `label` is read. 'unsure' is always a choice. */
type Choice = { readonly value: string; readonly label: string }
const choices = <const C extends readonly Choice[]>(list: C) => list

export const CHOOSE_ONE = 'Choose one of the answers'

export const WHO_FOR = choices([
  { value: 'me', label: 'Just me' },
  { value: 'couple', label: 'Two of us' },
  { value: 'family', label: 'Family with children' },
  { value: 'generations', label: 'Several generations' },
  { value: 'investment', label: 'Investment property' },
  { value: 'unsure', label: 'Not sure' },
])
export const FIRST_HOME = choices([
  { value: 'yes', label: 'Yes, my first' },
  { value: 'no', label: 'No, built or bought before' },
  { value: 'unsure', label: 'Not sure' },
])
export const STAGE = choices([
  { value: 'dreaming', label: 'Dreaming' },
  { value: 'looking-for-land', label: 'Looking for land' },
  { value: 'have-land', label: 'Have land' },
  { value: 'have-plans', label: 'Have plans' },
  { value: 'ready-to-sign', label: 'Ready to sign' },
  { value: 'unsure', label: 'Not sure' },
])
export const WHEN = choices([
  { value: 'this-year', label: 'Within 12 months' },
  { value: 'next-year', label: 'In 1 to 2 years' },
  { value: 'later', label: 'Later' },
  { value: 'unsure', label: 'Not sure' },
])
export const SLOPE = choices([
  { value: 'flat', label: 'Flat' },
  { value: 'gentle', label: 'Gentle' },
  { value: 'steep', label: 'Steep' },
  { value: 'unsure', label: 'Not sure' },
])
/** Direction that the block's rear boundary faces. */
export const FACING = choices([
  { value: 'north', label: 'North' },
  { value: 'east', label: 'East' },
  { value: 'south', label: 'South' },
  { value: 'west', label: 'West' },
  { value: 'unsure', label: 'Not sure' },
])
/** Whether a second street runs along the block's side. */
export const CORNER = choices([
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'Not sure' },
])
export const STOREYS = choices([
  { value: '1', label: 'One' },
  { value: '2', label: 'Two' },
  { value: 'unsure', label: 'Not sure' },
])
/** Questions that a picture asks better than words. Each answer favours some tags of the catalogue and disfavours others. */
export const KITCHEN = choices([
  { value: 'open', label: 'All in one room' },
  { value: 'pantry', label: 'With a pantry behind' },
  { value: 'unsure', label: 'Not sure' },
])
export const LIVING = choices([
  { value: 'rear', label: 'At the back' },
  { value: 'front', label: 'At the front' },
  { value: 'unsure', label: 'Not sure' },
])
export const SUITE = choices([
  { value: 'front', label: 'By the street' },
  { value: 'rear', label: 'By the garden' },
  { value: 'unsure', label: 'Not sure' },
])
export const SECOND_LIVING = choices([
  { value: 'one', label: 'One big room' },
  { value: 'two', label: 'Two rooms' },
  { value: 'unsure', label: 'Not sure' },
])
export const STUDY = choices([
  { value: 'room', label: 'A room with a door' },
  { value: 'nook', label: 'A corner will do' },
  { value: 'unsure', label: 'Not sure' },
])
/** Building budget without land, Australian dollars. */
export const BUDGET = choices([
  { value: 'under-300', label: 'Under $300k' },
  { value: '300-450', label: '$300k to $450k' },
  { value: '450-600', label: '$450k to $600k' },
  { value: '600-900', label: '$600k to $900k' },
  { value: 'over-900', label: 'Over $900k' },
  { value: 'unsure', label: 'Not sure' },
])
/** Must-haves. Each is a tag of the catalogue, so that an answer is a prior of the deck. */
export const MUST_HAVES = choices([
  { value: 'room:study', label: 'Study' },
  { value: 'room:media', label: 'Media room' },
  { value: 'living:second', label: 'Second living room' },
  { value: 'kitchen:island', label: 'Kitchen island' },
  { value: 'room:butlers-pantry', label: "Butler's pantry" },
  { value: 'room:alfresco', label: 'Alfresco' },
  { value: 'living:rear', label: 'Living at the rear' },
  { value: 'room:courtyard', label: 'Courtyard' },
  { value: 'master:front', label: 'Main suite at the front' },
  { value: 'master:rear', label: 'Main suite at the rear' },
  { value: 'room:walk-in-robe', label: 'Walk-in robe' },
  { value: 'room:guest-suite', label: 'Guest suite' },
  { value: 'room:activity', label: 'Activity room' },
  { value: 'room:mudroom', label: 'Mudroom' },
  { value: 'room:powder', label: 'Powder room' },
  { value: 'room:wc', label: 'Separate toilet' },
  { value: 'site:duplex', label: 'Half of a pair' },
])
export const MUST_HAVES_MAX = 8
export const BLOCK = { widthM: { min: 5, max: 60 }, depthM: { min: 10, max: 120 } } as const
export const COUNTS = {
  bedrooms: { min: 1, max: 6 },
  bathrooms: { min: 1, max: 4 },
  cars: { min: 0, max: 4 },
} as const
export const PROFILE_STEPS = 5
/** Answers of each step, in order. */
export const ANSWERS_OF_STEPS = [
  ['name', 'state', 'suburb', 'postcode'],
  ['whoFor', 'firstHome'],
  ['stage', 'when'],
  ['blockWidth', 'blockDepth', 'slope', 'facing'],
  ['bedrooms', 'bathrooms', 'cars', 'storeys', 'budget', 'mustHaves'],
] as const
