import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { adminTexts } from '#web/texts/admin/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'

/** Asks for confirmation before input is lost; on leaving the site the browser's own dialog does. */
export function LeaveQuestion({ mayLeave }: { mayLeave: () => boolean }) {
  const { t } = useTexts(adminTexts)
  const blocker = useBlocker(() => !mayLeave())

  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => mayLeave() || event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [mayLeave])

  if (blocker.state !== 'blocked') return null
  return (
    <Dialog title={t('leave_title')} onClose={blocker.reset}>
      <div className="flex flex-col gap-4">
        <p>{t('leave_text')}</p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={blocker.reset}>{t('leave_stay')}</Button>
          <Button variant="danger" onClick={blocker.proceed}>
            {t('leave_discard')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
