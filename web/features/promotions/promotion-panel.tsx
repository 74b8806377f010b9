import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { AnyPromotion } from '#contract/promotions.ts'
import { carTitle } from '#domain/cars/title.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { OPEN_STATES, type PromotionState } from '#domain/promotions/lifecycle.ts'
import { writtenIn } from '#domain/text/written-in.ts'
import { AdStateBadge } from '#web/features/ad-reviews/public.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'
import { DescriptionItem, DescriptionList } from './description-list.tsx'

/** A lapsed promotion is confirmed if its payment arrives late. */
const DECIDABLE: readonly PromotionState[] = [...OPEN_STATES, 'lapsed']

interface Props {
  promotion: AnyPromotion
  /** Of the open item of a queue, or of an item of a list. */
  Heading: (props: { children: ReactNode }) => ReactNode
  now: string
}

/** A promotion with its ad, seller and payment. */
export function PromotionPanel({ promotion, Heading, now }: Props) {
  const { t, lang } = useTexts(promotionTexts)
  const { card, ad_state, state, seller_id, seller_name, seller_email, price, days, invoice_number, requested_at } =
    promotion
  const title = carTitle({ ...card, custom_model: null }, lang)
  return (
    <Panel as="article" className="flex flex-col gap-4 p-5">
      <header className="flex flex-wrap items-center gap-4">
        <img src={card.images[0]} alt="" className="h-20 w-30 flex-none rounded-control object-cover" />
        <div className="flex min-w-0 grow basis-48 flex-col gap-1">
          <Heading>
            <Link to={`/admin/cars/edit/${card.id}`} className="link" {...writtenIn(title)}>
              {title}
            </Link>
          </Heading>
          <p className="dotted text-sm text-muted">
            <Link to={`/seller/${seller_id}`} className="underline wrap-anywhere">
              <bdi>{seller_name}</bdi>
            </Link>
            {seller_email && (
              <span>
                <a href={`mailto:${seller_email}?subject=${encodeURIComponent(invoice_number)}`} className="underline">
                  {t('promotions_ask_seller')}
                </a>
              </span>
            )}
            <span>{relativeTime(requested_at, new Date(now), lang)}</span>
          </p>
          <p className="flex flex-wrap gap-2">
            <AdStateBadge state={ad_state} />
            <span className={state === 'transferred' ? 'tag tag-done' : 'tag'}>{t(`promote_state_${state}`)}</span>
          </p>
        </div>
        <p className="sm:text-end">
          <strong className="block text-xl">{price === 0 ? t('promote_free') : <Price amount={price} />}</strong>
          <span className="text-muted">{t('promote_days', { count: days })}</span>
        </p>
      </header>
      <Money promotion={promotion} />
      {DECIDABLE.includes(state) && ad_state !== 'active' && (
        <p className="notice text-sm">{t('promotions_not_live')}</p>
      )}
    </Panel>
  )
}

function Money({ promotion }: { promotion: AnyPromotion }) {
  const { t } = useTexts(promotionTexts)
  const { invoice_number, transfer_reference, is_reference_reused, decline_note, price } = promotion
  return (
    <DescriptionList>
      <DescriptionItem label={t('promote_invoice')}>
        <bdi dir="ltr">{invoice_number}</bdi>
      </DescriptionItem>
      {price > 0 && (
        <DescriptionItem label={t('promotions_reference')}>
          <bdi dir="ltr">{transfer_reference ?? t('promotions_no_reference')}</bdi>
          {is_reference_reused && <span className="block text-danger">{t('promotions_reference_reused')}</span>}
        </DescriptionItem>
      )}
      {decline_note !== null && (
        <DescriptionItem label={t('promotions_reason')}>
          <span {...writtenIn(decline_note)}>{decline_note}</span>
        </DescriptionItem>
      )}
    </DescriptionList>
  )
}
