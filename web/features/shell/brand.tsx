import { Link } from 'react-router'
import { useAppName, useSettings } from '#web/features/settings/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Logo } from './logo.tsx'

/**
 * Logo, name and tagline, linked to the home page.
 * @param isShort shows only the logo on narrow screens
 */
export function Brand({ isShort = false }: { isShort?: boolean }) {
  const { t } = useTexts()
  const { isLoading } = useSettings()
  const name = useAppName()
  return (
    <Link to="/" className="flex min-h-11 items-center gap-2 lg:gap-3">
      <Logo name={name} />
      <span className={`flex flex-col leading-tight ${isShort ? 'max-xl:sr-only' : ''}`}>
        <span className="text-lg font-bold text-brand">
          {isLoading ? <span className="skeleton inline-block h-5 w-20" /> : name}
        </span>
        <span className="text-sm text-muted max-[24rem]:hidden lg:whitespace-nowrap">{t('app_tagline')}</span>
      </span>
    </Link>
  )
}
