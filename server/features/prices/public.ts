export { countPrices } from './count-prices.job.ts'
export { hasPrices, listPricePlaces } from './list-price-places.ts'
export { writeDemoMonths } from './write-demo-months.ts'
export { writePrices } from './write-prices.ts'
