import { Link } from 'react-router'
import type { OwnAd } from '#contract/ads.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { NoAds } from './no-ads.tsx'
import { StateTag } from './state-tag.tsx'

/** The latest ads with their states, and a link to all ads. */
export function OwnAdsSummary({ ads }: { ads: readonly OwnAd[] }) {
  const { t, lang } = useTexts(adsTexts)
  if (!ads.length) return <NoAds />
  return (
    <div className="flex flex-col gap-4">
      <ul className="flex flex-col gap-2">
        {ads.map((ad) => {
          const title = carTitle({ ...ad, custom_model: null }, lang)
          return (
            <li
              key={ad.id}
              className="card grid grid-cols-[5rem_1fr] items-center gap-x-4 gap-y-1 p-3 sm:grid-cols-[5rem_1fr_auto]"
            >
              <span className="overflow-hidden rounded-control">
                <Picture src={ad.images[0] ?? ''} alt="" sizes="5rem" />
              </span>
              <span className="min-w-0">
                <Link to={`/car/${ad.id}`} className="card-link block truncate font-medium" {...writtenIn(title)}>
                  {title}
                </Link>
                <span className="dotted text-sm text-muted">
                  <Price amount={ad.price} />
                  <span>
                    <span>{t('ad_views')}</span> <bdi>{formatNumber(ad.view_count, lang)}</bdi>
                  </span>
                </span>
              </span>
              <span className="col-start-2 justify-self-start sm:col-start-3">
                <StateTag ad={ad} />
              </span>
            </li>
          )
        })}
      </ul>
      <ButtonLink to="/my-ads" className="self-start">
        {t('my_ads_see_all')}
      </ButtonLink>
    </div>
  )
}
