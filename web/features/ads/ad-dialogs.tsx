import { adsTexts } from '#web/texts/ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { latePart } from '#web/rendering/late-part.tsx'

export const SoldDialog = latePart(async () => (await import('./sold-dialog.tsx')).SoldDialog)

/** Actions that require confirmation. */
export type AskedAction = 'mark_sold' | 'delete'

interface Props {
  asked: AskedAction | null
  name: string
  isWorking: boolean
  failure: string | null
  onClose: () => void
  /** @param sold_price riyals */
  onConfirm: (action: AskedAction, soldPrice?: number) => void
  /** Another dialog of the same menu. */
  children?: Elements
}

export function AdDialogs({ asked, name, isWorking, failure, onClose, onConfirm, children }: Props) {
  const { t } = useTexts(adsTexts)
  return (
    <>
      {children}
      {asked === 'mark_sold' && (
        <SoldDialog
          name={name}
          isWorking={isWorking}
          failure={failure}
          onClose={onClose}
          onSold={(soldPrice) => onConfirm('mark_sold', soldPrice)}
        />
      )}
      {asked === 'delete' && (
        <ConfirmDialog
          title={t('ad_delete_title')}
          text={t('ad_delete_text', { name })}
          confirm={t('ad_delete')}
          cancel={t('ad_cancel')}
          isFinal
          isWorking={isWorking}
          failure={failure}
          onClose={onClose}
          onConfirm={() => onConfirm('delete')}
        />
      )}
    </>
  )
}
