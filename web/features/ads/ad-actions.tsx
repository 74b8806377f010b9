import { useState } from 'react'
import { Link } from 'react-router'
import type { OwnAd } from '#contract/ads.ts'
import type { SellerAction } from '#domain/ads/lifecycle.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
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
const is_editable = ({ state }: OwnAd) => state !== 'sold'

interface Props {
  ad: OwnAd
  name: string
  onAct: (car_id: string) => void
}

export function AdActions({ ad, name, onAct }: Props) {
  const { t } = useTexts()
  const { act, doing, failure, forgetFailure } = useAdAction(ad.id, onAct)
  const [asked, setAsked] = useState<'mark_sold' | 'delete' | null>(null)

  function begin(action: SellerAction) {
    if (doing) return
    forgetFailure()
    if (action === 'mark_sold' || action === 'delete') setAsked(action)
    else void act(action)
  }

  async function finish(action: SellerAction, sold_price?: number) {
    if (await act(action, sold_price)) setAsked(null)
  }

  const buttonsOf = (actions: readonly SellerAction[]) =>
    actions
      .filter((action) => ad.actions.includes(action))
      .map((action) => (
        <button
          key={action}
          type="button"
          className={action === 'renew' ? 'button px-3' : 'button-quiet px-3'}
          aria-disabled={doing !== null}
          onClick={() => begin(action)}
        >
          {doing === action && !asked ? <span className="spinner" /> : <Icon name={ICONS[action]} />}
          {t(`ad_${action}`)}
        </button>
      ))

  return (
    <div className="flex flex-col gap-2">
      <div role="group" aria-label={t('ad_actions', { name })} className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {buttonsOf(FIRST)}
        {is_editable(ad) && (
          <Link to={`/my-ads/edit/${ad.id}`} className={editLook(ad)}>
            <Icon name="edit" />
            {t('ad_edit')}
          </Link>
        )}
        {ad.promotion === 'possible' && (
          <Link to={`/my-ads/promote/${ad.id}`} className="button-quiet px-3">
            <Icon name="star" />
            {t('ad_promote')}
          </Link>
        )}
        <Link to={`/car/${ad.id}`} className="button-quiet px-3">
          <Icon name="expand" />
          {t('ad_view')}
        </Link>
        {buttonsOf(LAST)}
      </div>
      {!asked && <FormFailure text={failure ?? undefined} />}
      {asked === 'mark_sold' && (
        <SoldDialog
          name={name}
          is_working={doing !== null}
          failure={failure}
          onClose={() => setAsked(null)}
          onSold={(sold_price) => void finish('mark_sold', sold_price)}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('ad_delete_title')}
          text={t('ad_delete_text', { name })}
          confirm={t('ad_delete')}
          is_working={doing !== null}
          failure={failure}
          onClose={() => setAsked(null)}
          onConfirm={() => void finish('delete')}
        />
      )}
    </div>
  )
}

const editLook = ({ state }: OwnAd) => (state === 'rejected' ? 'button px-3' : 'button-quiet px-3')
