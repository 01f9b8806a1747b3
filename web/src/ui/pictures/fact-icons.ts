import { Bath, BedDouble, CarFront, MoveHorizontal, Scaling } from 'lucide-react'

/** The icon of each figure of a house. */
export const FACT_ICONS = {
  bedrooms: BedDouble,
  bathrooms: Bath,
  garages: CarFront,
  frontage: MoveHorizontal,
  totalArea: Scaling,
}
