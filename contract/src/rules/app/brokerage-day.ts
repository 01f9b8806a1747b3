/** Where the brokerage is: its days and weeks begin there, in what is counted, filtered, checked and published. */
export const BROKERAGE_TIME_ZONE = 'Australia/Sydney'
/** The same in words. */
export const BROKERAGE_TIME_NAME = 'Sydney time'

const day = new Intl.DateTimeFormat('en-CA', { timeZone: BROKERAGE_TIME_ZONE })

/** The brokerage's day at a moment, as 2026-11-30. */
export const brokerageDay = (at: Date | number): string => day.format(at)
