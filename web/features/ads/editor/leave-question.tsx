import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { adminAdTexts } from '#web/texts/admin-ads/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** Asks for confirmation before input is lost; on leaving the site the browser's own dialog does. */
export function LeaveQuestion({ mayLeave }: { mayLeave: () => boolean }) {
  const { t } = useTexts(adminAdTexts)
  const blocker = useBlocker(() => !mayLeave())

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => mayLeave() || event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [mayLeave])

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={t('admin_fields_leave')} onClose={blocker.reset}>
      <div className="flex flex-col gap-4">
        <p>{t('admin_fields_leave_text')}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={blocker.reset}>{t('admin_fields_stay')}</Button>
          <Button variant="danger" onClick={blocker.proceed}>
            {t('admin_fields_discard')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
