import { useState } from 'react'
import { Link } from 'react-router'
import {
  type AnyPromotion,
  PROMOTION_VIEWS,
  type PromotionPage,
  type PromotionSearch,
} from '#contract/admin-promotions.ts'
import { carTitle } from '#domain/cars/title.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { OPEN_STATES } from '#domain/promotions/lifecycle.ts'
import { AdStateBadge } from '#web/features/ad-reviews/public.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Price } from '#web/ui/price.tsx'
import { useCurrentInMiddle } from '#web/ui/use-current-in-middle.ts'
import { AskDialog } from './ask-dialog.tsx'
import { DeclineDialog } from './decline-dialog.tsx'
import { Line, Lines } from './lines.tsx'
import { usePromotionAction } from './use-promotion-action.ts'

export type PromotionView = PromotionSearch['view']
export const promotionView = (asked: string | null): PromotionView =>
  PROMOTION_VIEWS.find((view) => view === asked) ?? 'open'

interface Props {
  page: PromotionPage
  view: PromotionView
  now: string
}

/** Who asked for an ad to be featured, and whether the money is there. */
export function PromotionQueue({ page: { items, next }, view, now }: Props) {
  const { t } = useTexts()
  const list = useCurrentInMiddle<HTMLUListElement>(PROMOTION_VIEWS.indexOf(view))
  return (
    <>
      <nav aria-label={t('admin_promotions')}>
        <ul ref={list} className="scroll-row gap-1">
          {PROMOTION_VIEWS.map((one) => (
            <li key={one} className="flex-none">
              <Link
                to={one === 'open' ? '/admin/promotions' : `/admin/promotions?view=${one}`}
                className="nav-link"
                aria-current={one === view ? 'page' : undefined}
              >
                {t(one === 'open' ? 'promotions_open' : `promote_state_${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {items.length === 0 && <p className="notice">{t('promotions_none')}</p>}
      <ul className="flex flex-col gap-4">
        {items.map((promotion) => (
          <li key={promotion.id}>
            <Asked promotion={promotion} now={now} />
          </li>
        ))}
      </ul>
      {next && (
        <Link to={`/admin/promotions?view=${view}&after=${next}`} className="button-quiet self-start">
          {t('explore_next')}
        </Link>
      )}
    </>
  )
}

function Asked({ promotion, now }: { promotion: AnyPromotion; now: string }) {
  const { t, lang } = useTexts()
  const { card, ad_state, state, seller_id, seller_name, seller_email, price, days, invoice_number, requested_at } =
    promotion
  const title = carTitle({ ...card, custom_model: null }, lang)
  return (
    <article className="panel flex max-w-3xl flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center gap-4">
        <img
          src={card.images[0]}
          alt=""
          width={120}
          height={80}
          className="h-20 w-30 flex-none rounded-control object-cover"
        />
        <div className="flex min-w-0 grow basis-48 flex-col gap-1">
          <h2 className="text-lg font-semibold break-words" dir="auto">
            <Link to={`/admin/cars/edit/${card.id}`} className="link">
              {title}
            </Link>
          </h2>
          <p className="dotted text-sm text-muted">
            <Link to={`/seller/${seller_id}`} className="underline">
              <bdi>{seller_name}</bdi>
            </Link>
            {seller_email && (
              <a href={`mailto:${seller_email}?subject=${encodeURIComponent(invoice_number)}`} className="underline">
                {t('promotions_ask_seller')}
              </a>
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
      </div>
      <Money promotion={promotion} />
      <Decision promotion={promotion} />
    </article>
  )
}

function Money({ promotion }: { promotion: AnyPromotion }) {
  const { t } = useTexts()
  const { invoice_number, transfer_reference, is_reference_reused, decline_note, price } = promotion
  return (
    <Lines>
      <Line label={t('promote_invoice')}>
        <bdi dir="ltr">{invoice_number}</bdi>
      </Line>
      {price > 0 && (
        <Line label={t('promotions_reference')}>
          <bdi dir="ltr">{transfer_reference ?? t('promotions_no_reference')}</bdi>
          {is_reference_reused && <span className="block text-danger">{t('promotions_reference_reused')}</span>}
        </Line>
      )}
      {decline_note !== null && (
        <Line label={t('promotions_reason')}>
          <span dir="auto">{decline_note}</span>
        </Line>
      )}
    </Lines>
  )
}

function Decision({ promotion }: { promotion: AnyPromotion }) {
  const { id, state, price, ad_state, transfer_reference, is_reference_reused } = promotion
  const { t } = useTexts()
  const api = useApi()
  const { act, is_working } = usePromotionAction()
  const [asked, setAsked] = useState<'confirm' | 'decline' | null>(null)
  const is_doubtful = price > 0 && (transfer_reference === null || is_reference_reused)
  const confirm = () =>
    act(() => api.admin_promotions.confirm({ promotion_id: id }), t('promotions_confirmed')).then(() => setAsked(null))
  const is_open = OPEN_STATES.some((one) => one === state)
  if (!is_open && state !== 'lapsed') return null
  return (
    <>
      {ad_state !== 'active' && <p className="notice text-sm">{t('promotions_not_live')}</p>}
      <div className="flex flex-wrap gap-2">
        {ad_state === 'active' && (
          <button
            type="button"
            className="button"
            aria-disabled={is_working}
            onClick={() => (is_doubtful ? setAsked('confirm') : void confirm())}
          >
            {is_working && <span className="spinner" />}
            {t(price === 0 ? 'promotions_confirm_free' : 'promotions_confirm')}
          </button>
        )}
        {is_open && (
          <button type="button" className="button-quiet" onClick={() => setAsked('decline')}>
            {t('promotions_decline')}
          </button>
        )}
      </div>
      {asked === 'decline' && <DeclineDialog promotion_id={id} onClose={() => setAsked(null)} />}
      {asked === 'confirm' && (
        <AskDialog
          title={t('promotions_confirm')}
          text={t(is_reference_reused ? 'promotions_reference_reused' : 'promotions_no_reference_text')}
          is_working={is_working}
          onClose={() => setAsked(null)}
          onConfirm={() => void confirm()}
        />
      )}
    </>
  )
}
