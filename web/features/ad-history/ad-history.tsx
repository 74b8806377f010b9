import type { AdHistoryStep, Car } from '#contract/cars.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { adHistoryTexts } from '#web/texts/ad-history/area.ts'
import { priceInWords } from '#web/texts/price-in-words.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { changeInWords } from './change-in-words.ts'
import { PriceLine } from './price-line.tsx'

/** What the ad said since it was published, latest first. */
export function AdHistory({ history }: Pick<Car, 'history'>) {
  const { t } = useTexts(adHistoryTexts)
  const published = history.at(-1)
  if (!published) return null
  return (
    <section aria-labelledby="ad-history" className="flex flex-col gap-3">
      <h2 id="ad-history" className="text-xl font-bold">
        {t('ad_history_title')}
      </h2>
      <p className="text-sm text-muted">{t(history.length > 1 ? 'ad_history_text' : 'ad_history_unchanged')}</p>
      <PriceLine history={history} />
      <ol className="flex max-w-prose flex-col gap-4 border-s-2 border-line ps-4">
        {history.slice(0, -1).map((step) => (
          <Changed key={step.since} step={step} />
        ))}
        <Published step={published} />
      </ol>
    </section>
  )
}

function Changed({ step: { since, changes, flags } }: { step: AdHistoryStep }) {
  const texts = useTexts(adHistoryTexts)
  return (
    <li className="flex flex-col gap-1">
      <Day since={since} />
      {changes.map((change) => (
        <p key={change.fact}>{changeInWords(change, texts)}</p>
      ))}
      {flags.map((flag) => (
        <p key={flag} className="notice flex gap-2 text-sm">
          <Icon name="warning" />
          <span>{texts.t(`ad_history_${flag}`)}</span>
        </p>
      ))}
    </li>
  )
}

function Published({ step: { since, price, mileage } }: { step: AdHistoryStep }) {
  const texts = useTexts(adHistoryTexts)
  const { t, lang } = texts
  return (
    <li className="flex flex-col gap-1">
      <Day since={since} />
      <p>{t('ad_history_published')}</p>
      <p>{t('ad_history_published_price', { price: priceInWords(price, texts) })}</p>
      {mileage !== null && <p>{t('ad_history_published_mileage', { mileage: formatMileage(mileage, lang) })}</p>}
    </li>
  )
}

function Day({ since }: Pick<AdHistoryStep, 'since'>) {
  const { lang } = useTexts()
  return (
    <time dateTime={since} className="text-sm text-muted">
      {formatDate(since, lang)}
    </time>
  )
}
