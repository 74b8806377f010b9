export { countMarketPrices } from './count-market-prices.job.ts'
export { readMarketPrices, type MarketOf } from './read-market-prices.ts'
export { writeMarketPrices } from './write-market-prices.ts'
