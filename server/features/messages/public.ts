export { tellOfAd } from './tell-of-ad.ts'
