export { readMarketPrices, type MarketOf } from './read-market-prices.ts'
