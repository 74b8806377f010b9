import type { AppSetting } from '#contract/settings.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { readSetting } from './read-setting.ts'

export function SiteFooter({ settings }: { settings: readonly AppSetting[] }) {
  const { t } = useTexts()
  const is_demo = readSetting(settings, 'demo') === true
  return (
    <footer className="mt-12 border-t border-line py-6 text-sm text-muted">
      <div className="page">
        <p>
          {t('app_name')} · {t('app_tagline')}
        </p>
        {is_demo && <p className="mt-2">{t('footer_demo')}</p>}
      </div>
    </footer>
  )
}
