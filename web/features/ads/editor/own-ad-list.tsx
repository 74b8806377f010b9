import type { OwnAd } from '#contract/ads.ts'
import { carTitle } from '#domain/cars/title.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { addCarTexts } from '#web/texts/add-car/area.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { composedText } from '#web/texts/create-texts.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { TextKey } from '#web/texts/text-key.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/price.tsx'

interface Props {
  ads: readonly OwnAd[]
  /** Text key for an empty list. */
  none: TextKey<typeof addCarTexts>
  /** URL of the next page; null on the last. */
  more: string | null
}

/** The seller's ads with their states, and links to edit them if possible. */
export function OwnAdList({ ads, none, more }: Props) {
  const { lang, t } = useTexts(addCarTexts, adsTexts)
  if (!ads.length) {
    return (
      <div className="notice flex flex-wrap items-center justify-between gap-3">
        <span>{t(none)}</span>
        <ButtonLink to="/add-car">{t('ad_tab_new')}</ButtonLink>
      </div>
    )
  }
  return (
    <>
      <ul className="flex flex-col gap-3">
        {ads.map((ad) => {
          const title = carTitle({ ...ad, custom_model: null }, lang)
          return (
            <Panel as="li" key={ad.id} className="flex flex-wrap items-center gap-4 p-3">
              <span className="w-24 overflow-hidden rounded-control">
                <Picture src={ad.images[0] ?? ''} alt="" sizes="6rem" />
              </span>
              <div className="min-w-48 grow">
                <p className="font-medium" {...writtenIn(title)}>
                  {title}
                </p>
                <p className="dotted text-sm text-muted">
                  <Price amount={ad.price} />
                  <span>{formatDate(ad.submitted_at, lang)}</span>
                </p>
              </div>
              <span className={ad.state === 'active' ? 'tag tag-done' : 'tag'}>
                {composedText(t, `ad_state_${ad.state}`)}
              </span>
              {ad.can.edit && (
                <ButtonLink to={`/my-ads/edit/${ad.id}`} variant="quiet" aria-label={t('ad_edit_of', { title })}>
                  <Icon name="edit" size={16} />
                  <span>{t('ad_edit')}</span>
                </ButtonLink>
              )}
            </Panel>
          )
        })}
      </ul>
      <Pagination next={more} />
    </>
  )
}
