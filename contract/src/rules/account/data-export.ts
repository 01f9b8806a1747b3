/** How long a download of one's own data is there, how long a link to it works, and how many are made in a day. */
export const DATA_EXPORT = { lifeHours: 24, linkMinutes: 5, perDay: 3 } as const
export const DATA_EXPORT_NAME = 'dream-design-data.zip'
