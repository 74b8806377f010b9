import type { ReferenceRegion } from '../place.ts'
import { EASTERN_REGION } from './eastern.ts'
import { MAKKAH_REGION } from './makkah.ts'
import { HAIL_REGION, JAWF_REGION, NORTHERN_BORDERS_REGION, TABUK_REGION } from './northern.ts'
import { RIYADH_REGION } from './riyadh.ts'
import { ASIR_REGION, BAHAH_REGION, JAZAN_REGION, NAJRAN_REGION } from './southern.ts'
import { MADINAH_REGION, QASSIM_REGION } from './western-and-central.ts'

/** The thirteen regions with their cities and towns, most populous first. */
export const REGIONS: readonly ReferenceRegion[] = [
  RIYADH_REGION,
  MAKKAH_REGION,
  EASTERN_REGION,
  MADINAH_REGION,
  ASIR_REGION,
  JAZAN_REGION,
  QASSIM_REGION,
  TABUK_REGION,
  HAIL_REGION,
  JAWF_REGION,
  NAJRAN_REGION,
  NORTHERN_BORDERS_REGION,
  BAHAH_REGION,
]
