import type { AdEvidence } from '#contract/ad-reviews.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { adFieldTexts } from '#web/texts/ad-fields/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ChangedValue } from './changed-value.tsx'
import { fieldsOfAd } from './fields-of-ad.ts'

/** Fields shown in the heading; listed here only if changed. */
const IN_HEADING: readonly string[] = ['review_field_car', 'filter_price']

/** All fields in a compact list, changed ones first. */
export function AdFields({ evidence }: { evidence: AdEvidence }) {
  const { lang, t } = useTexts(formTexts, adFieldTexts)
  const fields = fieldsOfAd(evidence, lang, t)
  const changed = fields.filter(({ value, before }) => value !== before)
  const same = fields.filter(({ key, value, before }) => value === before && !IN_HEADING.includes(key))
  return (
    <dl className="two-columns [--narrowest:8rem] gap-x-4 gap-y-2 self-start">
      {[...changed, ...same].map(({ key, value, before, dir }) => (
        <div key={key} className={value === before ? 'min-w-0' : 'min-w-0 rounded-control bg-brand-soft p-2'}>
          <dt className="text-sm text-muted">{t(key)}</dt>
          <dd className="font-medium break-words">
            <ChangedValue value={value} before={before} {...(dir && { dir })} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
