import type { DemoArticle } from './demo-article.ts'
import { CAMRY_PRICES } from './posts/camry-prices.ts'
import { FIRST_CAR } from './posts/first-car.ts'
import { FRAUD } from './posts/fraud.ts'
import { INSPECTION } from './posts/inspection.ts'
import { NEGOTIATION } from './posts/negotiation.ts'
import { PHOTOS } from './posts/photos.ts'
import { TRANSFER_DAY } from './posts/transfer-day.ts'
import { YEARLY_COST } from './posts/yearly-cost.ts'

/** Newest first. */
export const DEMO_POSTS: readonly DemoArticle[] = [
  INSPECTION,
  CAMRY_PRICES,
  FIRST_CAR,
  YEARLY_COST,
  NEGOTIATION,
  TRANSFER_DAY,
  PHOTOS,
  FRAUD,
]
