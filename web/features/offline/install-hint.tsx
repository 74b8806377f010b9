import { useEffect, useSyncExternalStore } from 'react'
import { useAppName } from '#web/features/settings/public.ts'
import { matchesMedia } from '#web/platform/browser/media-query.ts'
import { offlineTexts } from '#web/texts/offline/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { canInstall, install, listenToInstallPrompt } from './install-prompt.ts'
import { dismissHint, hintState, isWanted, noteVisit } from './install-hint-state.ts'

/** Below the page, on the second day of a visitor: how to add the site to the home screen. */
export function InstallHint() {
  const { t } = useTexts(offlineTexts)
  const name = useAppName()
  const state = hintState.use()
  const isOffered = useSyncExternalStore(listenToInstallPrompt, canInstall, () => false)
  useEffect(() => noteVisit(new Date().toDateString()), [])

  const isOnIos = !isOffered && hasShareMenu()
  if (!isWanted(state) || isInstalled() || (!isOffered && !isOnIos)) return null
  const title = t('install_title', { name })
  return (
    <div className="page no-print pb-8">
      <Panel title={title} aria-label={title} className="flex flex-col items-start gap-3 p-5">
        <p className="text-muted">{t('install_text')}</p>
        {isOnIos && <p>{t('install_on_ios')}</p>}
        <p className="flex flex-wrap gap-3">
          {isOffered && <Button onClick={() => void install().then(dismissHint)}>{t('install_now')}</Button>}
          <Button variant="quiet" onClick={dismissHint}>
            {t('install_never')}
          </Button>
        </p>
      </Panel>
    </div>
  )
}

/** iPhones and iPads say so: they install by their share menu, and offer nothing. */
const hasShareMenu = (): boolean => 'standalone' in navigator && navigator.standalone === false

const isInstalled = (): boolean => matchesMedia('(display-mode: standalone)')
