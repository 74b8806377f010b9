import type { ReferenceRegion } from '../place.ts'
import { EASTERN_REGION } from './eastern.ts'
import { MAKKAH_REGION } from './makkah.ts'
import { NORTHERN_REGIONS } from './northern.ts'
import { RIYADH_REGION } from './riyadh.ts'
import { SOUTHERN_REGIONS } from './southern.ts'
import { WESTERN_AND_CENTRAL_REGIONS } from './western-and-central.ts'

/** The thirteen regions with their cities and towns, the most populous first. */
export const REGIONS: readonly ReferenceRegion[] = [
  RIYADH_REGION,
  MAKKAH_REGION,
  EASTERN_REGION,
  ...WESTERN_AND_CENTRAL_REGIONS,
  ...SOUTHERN_REGIONS,
  ...NORTHERN_REGIONS,
]
