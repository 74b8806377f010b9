import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { OwnAd } from '#contract/ads.ts'
import type { SellerAction } from '#domain/ads/lifecycle.ts'
import { useFloor } from '#web/features/offers/public.ts'
import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'
import { Icon, type IconName } from '#web/ui/icon.tsx'
import { Menu } from '#web/ui/menu/menu.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { adChoices, isLink, linkOf, type AdChoice } from './ad-choices.ts'
import { AdDialogs, SoldDialog, type AskedAction } from './ad-dialogs.tsx'
import { useAdAction } from './use-ad-action.ts'
import { useCopy } from './use-copy.ts'

const ICONS: Record<AdChoice, IconName> = {
  renew: 'calendar',
  resume: 'show',
  reopen: 'show',
  mark_sold: 'key',
  edit: 'edit',
  view: 'expand',
  confirm: 'check',
  pause: 'hide',
  floor: 'key',
  copy: 'copy',
  promote: 'star',
  delete: 'trash',
}

interface Props {
  ad: OwnAd
  name: string
  onAct: (carId: string) => void
}

/** Buttons for the two most likely actions, and a menu of the others. */
export function AdActions({ ad, name, onAct }: Props) {
  const { t } = useTexts(adsTexts)
  const navigate = useNavigate()
  const { act, doing, failure, clearFailure } = useAdAction(ad.id, onAct)
  const copy = useCopy(ad.id)
  const { openFloor, floorDialog } = useFloor(ad.id)
  const [asked, setAsked] = useState<AskedAction | null>(null)
  const { shown, more } = adChoices(ad)

  function begin(action: SellerAction) {
    if (doing) return
    clearFailure()
    if (action === 'mark_sold' || action === 'delete') setAsked(action)
    else act(action)
  }

  function choose(choice: AdChoice) {
    if (isLink(choice)) void navigate(linkOf(choice, ad.id))
    else if (choice === 'copy') copy()
    else if (choice === 'floor') openFloor()
    else begin(choice)
  }

  return (
    <div className="flex flex-col gap-2">
      <div
        role="group"
        aria-label={t('ad_actions', { name })}
        className="flex flex-wrap gap-2 max-md:*:not-last:grow"
        {...(ad.actions.includes('mark_sold') && SoldDialog.opener)}
      >
        {shown.map((choice) => {
          const look = {
            variant: choice === 'renew' || (choice === 'edit' && ad.state === 'rejected') ? 'primary' : 'quiet',
            className: 'px-3',
            icon: ICONS[choice],
          } as const
          return isLink(choice) ? (
            <ButtonLink key={choice} {...look} to={linkOf(choice, ad.id)}>
              {t(`ad_${choice}`)}
            </ButtonLink>
          ) : (
            <Button
              key={choice}
              {...look}
              isWorking={doing === choice && !asked}
              aria-disabled={doing !== null}
              onClick={() => choose(choice)}
            >
              {t(`ad_${choice}`)}
            </Button>
          )
        })}
        {more.length > 0 && (
          <Menu
            label={t('ad_more', { name })}
            className="button-icon"
            items={more.map((choice) => ({
              key: choice,
              label: t(`ad_${choice}`),
              icon: ICONS[choice],
              isDisabled: doing !== null,
              onSelect: () => choose(choice),
            }))}
          >
            {doing && more.includes(doing) && !asked ? <Spinner /> : <Icon name="more" />}
          </Menu>
        )}
      </div>
      {!asked && <FormFailure text={failure ?? undefined} />}
      <AdDialogs
        asked={asked}
        name={name}
        isWorking={doing !== null}
        failure={failure}
        onClose={() => setAsked(null)}
        onConfirm={(action, soldPrice) => act(action, { sold_price: soldPrice, onDone: () => setAsked(null) })}
      >
        {floorDialog}
      </AdDialogs>
    </div>
  )
}
