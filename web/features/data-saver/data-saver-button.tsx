import { useState } from 'react'
import { latePart } from '#web/rendering/late-part.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'

const DataSaverDialog = latePart(async () => (await import('./data-saver-dialog.tsx')).DataSaverDialog)

/** At the foot of every page. Without scripts it is hidden, and the browser alone decides. */
export function DataSaverButton() {
  const { t } = useTexts()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="nav-link" {...DataSaverDialog.opener} onClick={() => setOpen(true)}>
        {t('data_saver')}
      </button>
      {isOpen && <DataSaverDialog onClose={() => setOpen(false)} />}
    </>
  )
}
