/** Lifetime of a data export, lifetime of a link to it, and exports per day. */
export const DATA_EXPORT = { lifeHours: 24, linkMinutes: 5, perDay: 3 } as const
export const DATA_EXPORT_NAME = 'dream-design-data.zip'
