/** Time zone of the brokerage: days and weeks begin in it for counts, filters, checks and publishing. */
export const BROKERAGE_TIME_ZONE = 'Australia/Sydney'
/** Its name for people. */
export const BROKERAGE_TIME_NAME = 'Sydney time'

const day = new Intl.DateTimeFormat('en-CA', { timeZone: BROKERAGE_TIME_ZONE })

/** Returns the brokerage's date at a moment, as 2026-11-30. */
export const brokerageDay = (at: Date | number): string => day.format(at)
