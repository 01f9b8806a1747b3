/** Guided tours by their API names (product §4). */
export const TOURS = ['explore', 'dreamlist', 'land', 'videos', 'brokers', 'brokerDetail'] as const
export type TourName = (typeof TOURS)[number]

/** Step of a tour (product §3). A centred one points at nothing, and neither does one whose target is not on the screen. */
export type TourStep = { title: string; subtitle: string; targetSelector: string; centered: boolean }
