import type { AdEvidence } from '#contract/ad-reviews.ts'
import { directionOf } from '#domain/language.ts'
import { adFieldTexts } from '#web/texts/ad-fields/area.ts'
import { adReviewTexts } from '#web/texts/ad-reviews/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ChangedValue } from './changed-value.tsx'

const TEXTS = [
  { name: 'ad_title_ar', lang: 'ar' },
  { name: 'ad_title_en', lang: 'en' },
  { name: 'description_ar', lang: 'ar' },
  { name: 'description_en', lang: 'en' },
] as const

/** The seller's titles and descriptions in both languages. */
export function AdTexts({ ad, before }: Pick<AdEvidence, 'ad' | 'before'>) {
  const { t } = useTexts(adFieldTexts, adReviewTexts)
  const written = TEXTS.filter(({ name }) => ad[name] !== null || before[name] !== null)
  if (!written.length) return <p className="text-muted">{t('review_no_text')}</p>
  return (
    <dl className="flex flex-col gap-3">
      {written.map(({ name, lang }) => (
        <div key={name} className={ad[name] === before[name] ? '' : 'rounded-control bg-brand-soft p-2'}>
          <dt className="text-sm text-muted">{t(`review_field_${name}`)}</dt>
          <dd lang={lang} dir={directionOf(lang)} className="max-w-prose break-words">
            <ChangedValue value={ad[name]} before={before[name]} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
