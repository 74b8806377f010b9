import { Link } from 'react-router'
import type { AppSetting } from '#contract/settings.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Logo } from './logo.tsx'
import { readSetting } from './read-setting.ts'

/** Logo, name and tagline, the way home. @param is_short the logo alone on narrow screens */
export function Brand({ settings, is_short = false }: { settings: readonly AppSetting[]; is_short?: boolean }) {
  const { lang, t } = useTexts()
  const own = readSetting(settings, lang === 'ar' ? 'app_name_ar' : 'app_name_en')
  const name = typeof own === 'string' && own ? own : t('app_name')
  return (
    <Link to="/" className="flex min-h-11 items-center gap-3">
      <Logo settings={settings} name={name} />
      <span className={`flex flex-col leading-tight ${is_short ? 'max-xl:sr-only' : ''}`}>
        <span className="text-lg font-bold text-brand">{name}</span>
        <span className="text-sm text-muted">{t('app_tagline')}</span>
      </span>
    </Link>
  )
}
