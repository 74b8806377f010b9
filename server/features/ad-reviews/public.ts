export { countWaitingAds } from './list-waiting.ts'
export { readEvidence } from './read-evidence.ts'
export { takeDownAd } from './take-down-ad.ts'
