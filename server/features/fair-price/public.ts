export { countFairPrices } from './count-fair-prices.job.ts'
export { getPricePosition } from './get-price-position.ts'
export { writeFairPrices } from './write-fair-prices.ts'
