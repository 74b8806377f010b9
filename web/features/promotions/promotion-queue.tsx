import { useState } from 'react'
import { Link } from 'react-router'
import type { AnyPromotion, PromotionPage, PromotionSearch } from '#contract/promotions.ts'
import { carTitle } from '#domain/cars/title.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { OPEN_STATES, PROMOTION_VIEWS } from '#domain/promotions/lifecycle.ts'
import { AdStateBadge } from '#web/features/ad-reviews/public.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { adminTexts } from '#web/texts/admin/area.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { Price } from '#web/ui/price.tsx'
import { Shortcut } from '#web/ui/shortcuts/shortcut.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { DescriptionItem, DescriptionList } from './description-list.tsx'

const DeclineDialog = latePart(async () => (await import('./decline-dialog.tsx')).DeclineDialog)

export type PromotionView = PromotionSearch['view']
export const promotionView = (asked: string | null): PromotionView =>
  PROMOTION_VIEWS.find((view) => view === asked) ?? 'open'

interface Props {
  page: PromotionPage
  view: PromotionView
  now: string
}

/** Requested promotions, for admins to confirm the payment or decline. */
export function PromotionQueue({ page: { items, next }, view, now }: Props) {
  const { t } = useTexts(adminTexts, promotionTexts)
  return (
    <AdminList
      filters={
        <ViewLinks
          label={t('admin_promotions')}
          views={PROMOTION_VIEWS.map((one) => ({
            to: one === 'open' ? '/admin/promotions' : `/admin/promotions?view=${one}`,
            label: t(one === 'open' ? 'promotions_open' : `promote_state_${one}`),
            isCurrent: one === view,
          }))}
        />
      }
      items={items}
      keyOf={({ id }) => id}
      renderItem={(promotion) => <Requested promotion={promotion} now={now} />}
      itemKeys={[
        { keys: 'A', does: t('promotions_confirm') },
        { keys: 'R', does: t('promotions_decline') },
      ]}
      empty={t('promotions_none')}
      next={next && `/admin/promotions?view=${view}&after=${next}`}
    />
  )
}

function Requested({ promotion, now }: { promotion: AnyPromotion; now: string }) {
  const { t, lang } = useTexts(promotionTexts)
  const { card, ad_state, state, seller_id, seller_name, seller_email, price, days, invoice_number, requested_at } =
    promotion
  const title = carTitle({ ...card, custom_model: null }, lang)
  return (
    <Panel as="article" className="flex max-w-3xl flex-col gap-4 p-5">
      <div className="flex flex-wrap items-center gap-4">
        <img src={card.images[0]} alt="" className="h-20 w-30 flex-none rounded-control object-cover" />
        <div className="flex min-w-0 grow basis-48 flex-col gap-1">
          <h2 className="text-lg font-semibold wrap-anywhere" dir="auto">
            <Link to={`/admin/cars/edit/${card.id}`} className="link">
              {title}
            </Link>
          </h2>
          <p className="dotted text-sm text-muted">
            <Link to={`/seller/${seller_id}`} className="underline wrap-anywhere">
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
          <span dir="auto">{decline_note}</span>
        </DescriptionItem>
      )}
    </DescriptionList>
  )
}

function Decision({ promotion }: { promotion: AnyPromotion }) {
  const { id, state, price, ad_state } = promotion
  const { t } = useTexts(promotionTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const [isDeclining, setDeclining] = useState(false)
  const confirm = () =>
    act({
      send: () => undoable(t('promotions_confirmed'), (call) => api.promotions.confirm({ promotion_id: id }, call)),
    })
  const isOpen = OPEN_STATES.some((one) => one === state)
  if (!isOpen && state !== 'lapsed') return null
  return (
    <>
      {ad_state !== 'active' && <p className="notice text-sm">{t('promotions_not_live')}</p>}
      <div className="flex flex-wrap gap-2">
        {ad_state === 'active' && (
          <Button isWorking={isWorking} aria-keyshortcuts="A" onClick={confirm}>
            <span>{t(price === 0 ? 'promotions_confirm_free' : 'promotions_confirm')}</span>
            <Shortcut keys="A" />
          </Button>
        )}
        {isOpen && (
          <Button {...DeclineDialog.opener} variant="quiet" aria-keyshortcuts="R" onClick={() => setDeclining(true)}>
            <span>{t('promotions_decline')}</span>
            <Shortcut keys="R" />
          </Button>
        )}
      </div>
      {isDeclining && <DeclineDialog promotion_id={id} onClose={() => setDeclining(false)} />}
    </>
  )
}
