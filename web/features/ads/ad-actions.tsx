import { useState } from 'react'
import type { OwnAd } from '#contract/ads.ts'
import type { SellerAction } from '#domain/ads/lifecycle.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import type { IconName } from '#web/ui/icon.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SoldDialog } from './sold-dialog.tsx'
import { useAdAction } from './use-ad-action.ts'

/** In the order of the buttons; editing and viewing stand between. */
const FIRST = ['renew', 'resume', 'reopen', 'confirm', 'mark_sold'] as const
const LAST = ['pause', 'delete'] as const
const ICONS: Record<SellerAction, IconName> = {
  renew: 'calendar',
  resume: 'show',
  reopen: 'show',
  confirm: 'check',
  mark_sold: 'key',
  pause: 'hide',
  delete: 'trash',
}
/** Sold cars are not described anew. */
const isEditable = ({ state }: OwnAd) => state !== 'sold'

interface Props {
  ad: OwnAd
  name: string
  onAct: (car_id: string) => void
}

export function AdActions({ ad, name, onAct }: Props) {
  const { t } = useTexts(adsTexts)
  const { act, doing, failure, forgetFailure } = useAdAction(ad.id, onAct)
  const [asked, setAsked] = useState<'mark_sold' | 'delete' | null>(null)

  function begin(action: SellerAction) {
    if (doing) return
    forgetFailure()
    if (action === 'mark_sold' || action === 'delete') setAsked(action)
    else act(action)
  }

  const finish = (action: SellerAction, sold_price?: number) =>
    act(action, { sold_price, onDone: () => setAsked(null) })

  const buttonsOf = (actions: readonly SellerAction[]) =>
    actions
      .filter((action) => ad.actions.includes(action))
      .map((action) => (
        <Button
          key={action}
          variant={action === 'renew' ? 'primary' : 'quiet'}
          className="px-3"
          icon={ICONS[action]}
          isWorking={doing === action && !asked}
          aria-disabled={doing !== null}
          onClick={() => begin(action)}
        >
          {t(`ad_${action}`)}
        </Button>
      ))

  return (
    <div className="flex flex-col gap-2">
      <div role="group" aria-label={t('ad_actions', { name })} className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {buttonsOf(FIRST)}
        {isEditable(ad) && (
          <ButtonLink
            to={`/my-ads/edit/${ad.id}`}
            variant={ad.state === 'rejected' ? 'primary' : 'quiet'}
            className="px-3"
            icon="edit"
          >
            {t('ad_edit')}
          </ButtonLink>
        )}
        {ad.can.promote && (
          <ButtonLink icon="star" to={`/my-ads/promote/${ad.id}`} variant="quiet" className="px-3">
            {t('ad_promote')}
          </ButtonLink>
        )}
        <ButtonLink icon="expand" to={`/car/${ad.id}`} variant="quiet" className="px-3">
          {t('ad_view')}
        </ButtonLink>
        {buttonsOf(LAST)}
      </div>
      {!asked && <FormFailure text={failure ?? undefined} />}
      {asked === 'mark_sold' && (
        <SoldDialog
          name={name}
          isWorking={doing !== null}
          failure={failure}
          onClose={() => setAsked(null)}
          onSold={(sold_price) => finish('mark_sold', sold_price)}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('ad_delete_title')}
          text={t('ad_delete_text', { name })}
          confirm={t('ad_delete')}
          cancel={t('ad_cancel')}
          isFinal
          isWorking={doing !== null}
          failure={failure}
          onClose={() => setAsked(null)}
          onConfirm={() => finish('delete')}
        />
      )}
    </div>
  )
}
