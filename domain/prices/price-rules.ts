/** Figures of fewer ads are neither shown nor stored. */
export const FEWEST_ADS = 5

/** The width of a range of mileage, in kilometres. */
export const MILEAGE_STEP = 25_000
/** Where the last range begins, which has no end. */
export const LAST_MILEAGE = 200_000

/** Cars that were sold longer ago say nothing about how fast cars sell. */
export const SOLD_DAYS = 365

/** The months whose prices are shown. */
export const MONTHS_SHOWN = 24
