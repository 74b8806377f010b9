import { useState } from 'react'
import { latePart } from '#web/rendering/late-part.tsx'
import { penaltiesTexts } from '#web/texts/penalties/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import type { PenaltyOf } from './penalty-dialog.tsx'

const PenaltyDialog = latePart(async () => (await import('./penalty-dialog.tsx')).PenaltyDialog)

/** Opens the dialog that imposes a penalty. */
export function PenaltyButton({ of, variant = 'quiet' }: { of: PenaltyOf; variant?: 'quiet' | 'danger' }) {
  const { t } = useTexts(penaltiesTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button {...PenaltyDialog.opener} variant={variant} className="self-start" onClick={() => setOpen(true)}>
        {t(of.suspends ? 'penalty_suspend' : 'penalty_give')}
      </Button>
      {isOpen && <PenaltyDialog of={of} onClose={() => setOpen(false)} />}
    </>
  )
}
