import type { Ref } from 'react'
import { Link } from 'react-router'
import type { OwnAd } from '#contract/ads.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { formatMileage } from '#domain/format/format-mileage.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ItemTable } from '#web/ui/item-table.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'
import { SelectOne } from '#web/ui/select-boxes.tsx'
import type { Selection } from '#web/ui/use-selection.ts'
import { AdActions } from './ad-actions.tsx'
import { StateTag } from './state-tag.tsx'

interface Props {
  ads: readonly OwnAd[]
  rows: Ref<HTMLTableSectionElement>
  selection: Selection
  onAct: (carId: string) => void
}

/** Compact table of ads. Notices about single ads are in the list view. */
export function OwnAdTable({ ads, rows, selection, onAct }: Props) {
  const { t, lang } = useTexts(adsTexts)
  const titleOf = (ad: OwnAd) => carTitle({ ...ad, custom_model: null }, lang)
  return (
    <div className="overflow-x-auto">
      <ItemTable
        items={ads}
        keyOf={({ id }) => id}
        caption={t('my_ads_title')}
        rows={rows}
        renderBox={(ad) => <SelectOne id={ad.id} name={titleOf(ad)} selection={selection} />}
        columns={[
          { key: 'car', title: t('my_ads_column_car'), renderCell: (ad) => <TableCar ad={ad} title={titleOf(ad)} /> },
          { key: 'price', title: t('filter_price'), renderCell: ({ price }) => <Price amount={price} /> },
          { key: 'state', title: t('my_ads_column_state'), renderCell: (ad) => <StateTag ad={ad} /> },
          {
            key: 'end',
            title: t('my_ads_column_end'),
            renderCell: ({ expires_at }) => expires_at && formatDate(expires_at, lang),
          },
          { key: 'views', title: t('ad_views'), renderCell: ({ view_count }) => formatNumber(view_count, lang) },
          {
            key: 'contacts',
            title: t('ad_contacts'),
            renderCell: ({ contact_count }) => formatNumber(contact_count, lang),
          },
          {
            key: 'actions',
            title: t('my_ads_column_actions'),
            renderCell: (ad) => <AdActions ad={ad} name={titleOf(ad)} onAct={onAct} />,
          },
        ]}
      />
    </div>
  )
}

function TableCar({ ad, title }: { ad: OwnAd; title: string }) {
  const { lang } = useTexts()
  return (
    <div tabIndex={-1} className="flex min-w-48 items-center gap-3">
      <span className="w-16 flex-none overflow-hidden rounded-control">
        <Picture src={ad.images[0] ?? ''} alt="" sizes="4rem" />
      </span>
      <span className="flex flex-col">
        <Link to={`/car/${ad.id}`} className="font-medium hover:underline" {...writtenIn(title)}>
          {title}
        </Link>
        <bdi className="text-sm text-muted">{formatMileage(ad.mileage, lang)}</bdi>
      </span>
    </div>
  )
}
