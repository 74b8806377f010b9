import type { ReactNode } from 'react'
import type { AnyPromotion, PromotionPage, PromotionSearch } from '#contract/promotions.ts'
import { carTitle } from '#domain/cars/title.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { OPEN_STATES, PROMOTION_VIEWS } from '#domain/promotions/lifecycle.ts'
import {
  DecisionQueue,
  ItemHeading,
  ReasonDialog,
  useDecisionQueue,
  useItemDialog,
} from '#web/features/decision-queue/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { decisionQueueTexts } from '#web/texts/decision-queue/area.ts'
import { promotionTexts } from '#web/texts/promotions/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Pagination } from '#web/ui/pagination.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { PromotionPanel } from './promotion-panel.tsx'

export type PromotionView = PromotionSearch['view']
export const promotionView = (asked: string | null): PromotionView =>
  PROMOTION_VIEWS.find((view) => view === asked) ?? 'open'

interface Props {
  page: PromotionPage
  view: PromotionView
  now: string
}

/** Promotions by state. Those that can be decided are a queue, in which admins confirm the payment or decline. */
export function Promotions({ page: { items, next }, view, now }: Props) {
  const { t } = useTexts(adminTexts, promotionTexts)
  const nextPage = next && `/admin/promotions?view=${view}&after=${next}`
  return (
    <>
      <ViewLinks
        label={t('admin_promotions')}
        views={PROMOTION_VIEWS.map((one) => ({
          to: one === 'open' ? '/admin/promotions' : `/admin/promotions?view=${one}`,
          label: t(one === 'open' ? 'promotions_open' : `promote_state_${one}`),
          isCurrent: one === view,
        }))}
      />
      {isDecidable(view) ? (
        <>
          <PromotionQueue key={view} waiting={items} now={now} />
          <Pagination next={nextPage} />
        </>
      ) : (
        <AdminList
          items={items}
          keyOf={({ id }) => id}
          renderItem={(promotion) => <PromotionPanel promotion={promotion} Heading={ListHeading} now={now} />}
          empty={t('promotions_none')}
          next={nextPage}
        />
      )}
    </>
  )
}

const ListHeading = ({ children }: { children: ReactNode }) => (
  <h2 className="text-lg font-semibold wrap-anywhere">{children}</h2>
)

const isOpen = (state: PromotionView) => OPEN_STATES.some((one) => one === state)
/** A lapsed promotion is confirmed if its payment arrives late. */
const isDecidable = (view: PromotionView) => view === 'open' || view === 'lapsed' || isOpen(view)

type Decision = { isConfirmed: true } | { isConfirmed: false; note: string }

function PromotionQueue({ waiting, now }: { waiting: readonly AnyPromotion[]; now: string }) {
  const { t, lang } = useTexts(adminTexts, decisionQueueTexts, promotionTexts)
  const { promotions } = useApi()
  const queue = useDecisionQueue({
    waiting,
    idOf: ({ id }) => id,
    param: 'promotion',
    send: ({ id }, decision: Decision, call) =>
      decision.isConfirmed
        ? promotions.confirm({ promotion_id: id }, call)
        : promotions.decline({ promotion_id: id, note: decision.note }, call),
    done: (_, { isConfirmed }) => t(isConfirmed ? 'promotions_confirmed' : 'promotions_declined'),
  })
  const { asked, ask, close } = useItemDialog<'decline'>(queue.openId)
  return (
    <DecisionQueue
      queue={queue}
      title={t('queue_waiting', { count: queue.count })}
      summarise={({ card, seller_name, requested_at }) => ({
        name: carTitle({ ...card, custom_model: null }, lang),
        image: card.images[0],
        about: (
          <>
            <bdi>{seller_name}</bdi>
            <span>{relativeTime(requested_at, new Date(now), lang)}</span>
          </>
        ),
      })}
      decisions={({ state, price, ad_state }) => [
        ...(ad_state === 'active'
          ? [
              {
                key: 'A',
                label: t(price === 0 ? 'promotions_confirm_free' : 'promotions_confirm'),
                icon: 'check' as const,
                isAtOnce: true as const,
                onSelect: () => void queue.decide({ isConfirmed: true }),
              },
            ]
          : []),
        ...(isOpen(state)
          ? [{ key: 'R', label: t('promotions_decline'), variant: 'quiet' as const, onSelect: () => ask('decline') }]
          : []),
      ]}
      none={t('promotions_none')}
    >
      {(promotion) => (
        <>
          <PromotionPanel promotion={promotion} Heading={ItemHeading} now={now} />
          {asked && (
            <ReasonDialog
              keptAs={`promotion-decision ${promotion.id}`}
              title={t('promotions_decline')}
              label={t('promotions_reason')}
              hint={t('promotions_reason_hint')}
              isDanger={false}
              most={500}
              onDecide={(note) => queue.decide({ isConfirmed: false, note })}
              onClose={close}
            />
          )}
        </>
      )}
    </DecisionQueue>
  )
}
