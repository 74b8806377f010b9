import { Link } from 'react-router'
import { useSettings } from '#web/features/settings/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Logo } from './logo.tsx'

/** Logo, name and tagline, the way home. @param is_short the logo alone on narrow screens */
export function Brand({ is_short = false }: { is_short?: boolean }) {
  const { lang, t } = useTexts()
  const { read, is_loading } = useSettings()
  const own = read(`app_name_${lang}`)
  const name = typeof own === 'string' && own ? own : t('app_name')
  return (
    <Link to="/" className="flex min-h-11 items-center gap-3">
      <Logo name={name} />
      <span className={`flex flex-col leading-tight ${is_short ? 'max-xl:sr-only' : ''}`}>
        <span className="text-lg font-bold text-brand">
          {is_loading ? <span className="skeleton inline-block h-5 w-20" /> : name}
        </span>
        <span className="text-sm whitespace-nowrap text-muted max-[23.5rem]:hidden">{t('app_tagline')}</span>
      </span>
    </Link>
  )
}
