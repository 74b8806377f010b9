import { useState } from 'react'
import { carTitle } from '#domain/cars/title.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { Looked } from './decide.ts'

interface Props {
  ads: readonly Looked[]
  onApprove: () => Promise<void>
  onClose: () => void
}

/** Asks for confirmation before the selected ads are approved. */
export function ApproveDialog({ ads, onApprove, onClose }: Props) {
  const { t, lang } = useTexts(accountTexts, adminTexts)
  const [isWorking, setWorking] = useState(false)

  async function approve() {
    setWorking(true)
    await onApprove()
  }

  return (
    <Dialog
      title={t('review_bulk_approve', { count: ads.length })}
      onClose={onClose}
      footer={
        <Button className="w-full" isWorking={isWorking} onClick={() => void approve()}>
          {isWorking ? t('form_working') : t('review_bulk_approve', { count: ads.length })}
        </Button>
      }
    >
      <p className="pb-2 text-muted">{t('review_bulk_ask')}</p>
      <ul className="flex list-inside list-disc flex-col gap-1">
        {ads.map(({ card }) => (
          <li key={card.id}>
            <bdi>{carTitle({ ...card, custom_model: null }, lang)}</bdi>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
