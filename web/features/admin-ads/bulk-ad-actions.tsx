import { useState } from 'react'
import type { FoundAd, SeveralAds } from '#contract/admin-ads.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { adminListsTexts } from '#web/texts/admin-lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'

const BulkReasonDialog = latePart(async () => (await import('./bulk-reason-dialog.tsx')).BulkReasonDialog)

type Change = SeveralAds['change']

const CHANGES: readonly Change[] = ['approve', 'reject', 'pause', 'remove']

/** Bulk actions for the selected ads. */
export function BulkAdActions({ ads }: { ads: readonly FoundAd[] }) {
  const { t } = useTexts(adminListsTexts)
  const [change, setChange] = useState<Change | null>(null)
  return (
    <>
      {CHANGES.map((one) => (
        <Button
          key={one}
          {...BulkReasonDialog.opener}
          variant="quiet"
          {...(one === 'remove' && { className: 'text-danger' })}
          onClick={() => setChange(one)}
        >
          {t(`lists_several_${one}`)}
        </Button>
      ))}
      {change && <BulkReasonDialog ads={ads} change={change} onClose={() => setChange(null)} />}
    </>
  )
}
