import type { ReferenceRegion } from './place.ts'
const c = (slug: string, name_en: string, name_ar: string) => ({
  slug,
  name_en,
  name_ar,
  aliases: [],
  latitude: 24.6877,
  longitude: 46.7219,
  population: 7000000,
})
export const REGIONS: readonly ReferenceRegion[] = [
  { slug: 'riyadh', name_en: 'Riyadh', name_ar: 'الرياض', aliases: [], cities: [c('riyadh', 'Riyadh', 'الرياض')] },
  { slug: 'makkah', name_en: 'Makkah', name_ar: 'مكة المكرمة', aliases: [], cities: [c('jeddah', 'Jeddah', 'جدة')] },
  { slug: 'eastern', name_en: 'Eastern', name_ar: 'الشرقية', aliases: [], cities: [c('dammam', 'Dammam', 'الدمام')] },
]
