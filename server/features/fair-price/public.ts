export { countFairPrices } from './count-fair-prices.job.ts'
export { getPricePosition } from './get-price-position.ts'
export { readFairPrices, type FairPriceOf } from './read-fair-prices.ts'
export { writeFairPrices } from './write-fair-prices.ts'
