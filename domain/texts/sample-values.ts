import type { Lang } from '#domain/language.ts'

/** Sample values of placeholders for previews. Placeholders without one are shown by name. */
const SAMPLES: Record<Lang, Record<string, string>> = {
  ar: {
    app_name: 'صيّاد',
    name: 'نورة',
    car: 'تويوتا كامري 2022',
    search: 'كامري حتى 90 ألف',
    price: '78,000 ر.س',
    reason: 'الصور غير واضحة.',
    until: '30 نوفمبر 2026 في 10:45 ص',
    date: '30 نوفمبر 2026',
    time: '30 نوفمبر 2026 في 10:45 ص',
    count: '3',
    code: '481205',
  },
  en: {
    app_name: 'Sayyad',
    name: 'Noura',
    car: 'Toyota Camry 2022',
    search: 'Camry up to 90,000',
    price: '78,000 SAR',
    reason: 'The photos are unclear.',
    until: '30 November 2026 at 10:45 AM',
    date: '30 November 2026',
    time: '30 November 2026 at 10:45 AM',
    count: '3',
    code: '481205',
  },
}

export const sampleValue = (name: string, lang: Lang): string => SAMPLES[lang][name] ?? `[${name}]`

/** @param values values that are known */
export const withSamples = (text: string, lang: Lang, values: Readonly<Record<string, string>> = {}): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? sampleValue(name, lang))
