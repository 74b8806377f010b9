import { useId } from 'react'
import { Link } from 'react-router'
import type { OwnAd } from '#contract/ads.ts'
import { carName } from '#domain/cars/car-name.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { PriceVerdict } from '#web/ui/price-verdict.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { SelectOne } from '#web/ui/select-boxes.tsx'
import type { Selection } from '#web/ui/use-selection.ts'
import { AdActions } from './ad-actions.tsx'
import { AdFigures } from './ad-figures.tsx'
import { AdNotices } from './ad-notices.tsx'
import { AdTimes } from './ad-times.tsx'
import { StateTag } from './state-tag.tsx'

interface Props {
  ad: OwnAd
  now: string
  selection: Selection
  /** Called before the list is revalidated. */
  onAct: (carId: string) => void
}

export function OwnAdItem({ ad, now, selection, onAct }: Props) {
  const { t, lang } = useTexts(adsTexts)
  const titleId = useId()
  const title = carTitle({ ...ad, custom_model: null }, lang)
  const [cover = ''] = ad.images
  return (
    <Panel
      as="article"
      aria-labelledby={titleId}
      tabIndex={-1}
      className="flex flex-wrap gap-2 p-3 md:grid md:grid-cols-[auto_8rem_minmax(0,1fr)_auto] md:gap-x-4"
    >
      <div className="relative self-start md:contents">
        <SelectOne
          id={ad.id}
          name={title}
          selection={selection}
          className="max-md:absolute max-md:start-0 max-md:top-0 max-md:min-w-11"
        />
        <Link
          to={`/car/${ad.id}`}
          tabIndex={-1}
          aria-hidden="true"
          className="block w-28 overflow-hidden rounded-control md:w-auto"
        >
          <Picture src={cover} alt={carName(ad, lang)} sizes="8rem" />
        </Link>
      </div>
      <div className="min-w-0 flex-1 basis-32">
        <p className="flex flex-wrap items-center gap-2">
          <StateTag ad={ad} />
          {ad.state === 'active' && ad.featured && <span className="badge-featured">{t('ad_state_featured')}</span>}
        </p>
        <h2 id={titleId} className="truncate font-semibold" {...writtenIn(title)}>
          {title}
        </h2>
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="font-bold">
            <Price amount={ad.price} />
          </span>
          <PriceVerdict label={ad.price_label} />
          <span className="dotted text-sm text-muted">
            <bdi>{formatMileage(ad.mileage, lang)}</bdi>
            <span>{ad[`city_name_${lang}`]}</span>
          </span>
        </p>
        <AdTimes ad={ad} now={now} />
      </div>
      <div className="max-md:basis-full">
        <AdActions ad={ad} name={title} onAct={onAct} />
      </div>
      <AdNotices ad={ad} />
      <AdFigures ad={ad} />
    </Panel>
  )
}
