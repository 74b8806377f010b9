import { useId } from 'react'
import { Link } from 'react-router'
import type { OwnAd } from '#contract/ads.ts'
import { carName } from '#domain/cars/car-name.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { AdActions } from './ad-actions.tsx'
import { AdFigures } from './ad-figures.tsx'
import { AdNotices } from './ad-notices.tsx'
import { AdTimes } from './ad-times.tsx'
import { StateTag } from './state-tag.tsx'

interface Props {
  ad: OwnAd
  now: string
  /** Before the list is asked for anew. */
  onAct: (car_id: string) => void
}

/** One ad: a card on a phone, a row on a desktop. */
export function OwnAdItem({ ad, now, onAct }: Props) {
  const { t, lang } = useTexts(adsTexts)
  const titleId = useId()
  const title = carTitle({ ...ad, custom_model: null }, lang)
  const [cover = ''] = ad.images
  return (
    <Panel
      as="article"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-3 p-4 lg:grid-cols-[13rem_1fr] lg:gap-x-6"
    >
      <Link
        to={`/car/${ad.id}`}
        tabIndex={-1}
        aria-hidden="true"
        className="self-start overflow-hidden rounded-control lg:row-span-2"
      >
        <Picture src={cover} alt={carName(ad, lang)} sizes="13rem" />
      </Link>
      <div className="flex min-w-0 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2">
          <StateTag ad={ad} />
          {ad.state === 'active' && ad.featured && <span className="badge-featured">{t('ad_state_featured')}</span>}
        </p>
        <h2 id={titleId} className="font-semibold break-words lg:text-lg" dir="auto">
          {title}
        </h2>
        <p className="text-lg font-bold text-brand">
          <Price amount={ad.price} />
        </p>
        <p className="dotted text-sm text-muted">
          <bdi>{formatMileage(ad.mileage, lang)}</bdi>
          <span>{ad[`city_name_${lang}`]}</span>
        </p>
        <AdTimes ad={ad} now={now} />
      </div>
      <div className="col-span-full flex flex-col gap-3 lg:col-span-1 lg:col-start-2">
        <AdNotices ad={ad} />
        <AdActions ad={ad} name={title} onAct={onAct} />
        <AdFigures ad={ad} />
      </div>
    </Panel>
  )
}
