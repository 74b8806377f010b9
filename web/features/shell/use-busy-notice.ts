import { useEffect } from 'react'
import { SHOWN_SIGNED_OUT } from '#contract/page-host.ts'
import { hasServerTiming } from '#web/platform/browser/server-timing.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'

/** Says so if an overloaded server shows a user the page of visitors. */
export function useBusyNotice(): void {
  const { t } = useTexts()
  useEffect(() => {
    if (!hasServerTiming(SHOWN_SIGNED_OUT)) return
    addToast({
      title: t('shown_signed_out'),
      duration: Infinity,
      action: { label: t('error_reload'), onSelect: () => location.reload() },
    })
  }, [t])
}
