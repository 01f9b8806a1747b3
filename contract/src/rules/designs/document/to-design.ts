import type { DesignDocument, DocumentPlan } from '../../../api/admin/catalogue/design-document.ts'
import type { Design, DesignPlan } from '../../../api/designs/design.ts'
import { blockWanted } from '../../land/suited-lot.ts'
import { hasHouse } from '../facts.ts'
import { factTags, isFactTag } from './fact-tags.ts'
import { onlyCategoryFacts } from './only-category-facts.ts'

const SQUARE_M2 = 9.29
/** Folder of the pictures of the catalogue's rooms. */
const RENDERS = '/media/rooms/'

/** Empty document. */
export function emptyDocument(category: DesignDocument['category']): DesignDocument {
  return {
    category,
    title: '',
    description: '',
    bedrooms: null,
    bathrooms: null,
    garages: null,
    frontage: null,
    totalArea: null,
    interests: [],
    lookingFor: [],
    features: [],
    tags: [],
    pictures: [],
    drawings: [],
    views: [],
    plan: hasHouse(category) ? emptyPlan() : null,
  }
}

export const emptyPlan = (): DocumentPlan => ({
  range: null,
  storeys: null,
  houseWidth: null,
  houseDepth: null,
  minLotDepth: null,
  livingAreas: null,
  toilets: null,
  study: false,
  areas: { ground: 0, upper: 0, garage: 0, alfresco: 0, porch: 0 },
  livingSide: null,
  masterPosition: null,
  garageSide: null,
  rooms: [],
})

/** Document of a published design. */
export function documentOf({ plan, ...design }: Design): DesignDocument {
  const { category, title, description, bedrooms, bathrooms, garages, frontage, totalArea } = design
  const block = frontage === null ? null : blockWanted(frontage)
  return {
    category,
    title,
    description,
    bedrooms,
    bathrooms,
    garages,
    frontage,
    totalArea,
    interests: design.interests,
    lookingFor: design.lookingFor.filter((line) => line !== block),
    features: design.features,
    tags: design.tags.filter((tag) => !isFactTag(tag)),
    pictures: design.pictures,
    drawings: design.drawings,
    views: design.views,
    plan: plan && documentPlanOf(plan),
    ...(design.sameRoom !== undefined && { sameRoom: design.sameRoom }),
  }
}

function documentPlanOf({
  template,
  minLotWidth: _width,
  squares: _squares,
  ...plan
}: DesignPlan): DocumentPlan {
  return { range: template.startsWith(LAYOUT) ? null : template, ...plan }
}

/** Design from a document without gaps; from one with gaps, as much as a card can show so far. */
export function toDesign(written: DesignDocument, { id, slug }: Pick<Design, 'id' | 'slug'>): Design {
  const document = onlyCategoryFacts(written)
  const { plan, lookingFor, frontage, tags, sameRoom, ...same } = document
  const [picture] = document.pictures
  const block = plan && frontage !== null ? [blockWanted(frontage)] : []
  const planned = plan && planOf(plan, document)
  return {
    ...same,
    id,
    slug,
    frontage,
    imageUrl: picture?.light ?? '',
    lookingFor: [...block, ...lookingFor],
    tags: [...factTags({ ...same, frontage, plan: planned }), ...tags],
    plan: planned,
    // An uploaded picture does not show the catalogue's room.
    ...(sameRoom !== undefined && picture?.light.startsWith(RENDERS) && { sameRoom }),
  }
}

function planOf({ range, ...plan }: DocumentPlan, { frontage, totalArea }: DesignDocument): DesignPlan {
  const { storeys, houseWidth, houseDepth, minLotDepth } = plan
  return {
    ...plan,
    template: range ?? layoutOf(plan),
    storeys: storeys ?? 1,
    houseWidth: houseWidth ?? 0,
    houseDepth: houseDepth ?? 0,
    minLotWidth: frontage ?? 0,
    minLotDepth: minLotDepth ?? 0,
    squares: Math.round(((totalArea ?? 0) / SQUARE_M2) * 10) / 10,
  }
}

const LAYOUT = 'layout-'

/** Substitute for a range: houses with the same layout. There are few of these, however many designs there are. */
const layoutOf = ({ storeys, livingSide, masterPosition, garageSide }: Omit<DocumentPlan, 'range'>): string =>
  `${LAYOUT}${[storeys ?? 1, livingSide, masterPosition, garageSide].map((part) => part ?? 'any').join('-')}`

/** Slug of a title: "The Hampton 24" is `the-hampton-24`. */
export const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 60) || 'design'
