import { Bath, BedDouble, CarFront, MoveHorizontal, Scaling } from 'lucide-react'

/** Icons of a house's figures. */
export const FACT_ICONS = {
  bedrooms: BedDouble,
  bathrooms: Bath,
  garages: CarFront,
  frontage: MoveHorizontal,
  totalArea: Scaling,
}
