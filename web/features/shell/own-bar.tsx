import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LanguageSwitch } from '#web/features/language/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BackButton } from './back-button.tsx'

/** The bar of explore and of a car's page, which go without the site header. */
export function OwnBar({ children }: { children?: ReactNode }) {
  const { t } = useTexts()
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex flex-wrap items-center gap-3 py-2">
        <BackButton />
        <Link to="/" className="text-lg font-bold text-brand">
          {t('app_name')}
        </Link>
        <div className="order-last w-full grow md:order-none md:w-auto">{children}</div>
        <div className="ms-auto">
          <LanguageSwitch />
        </div>
      </div>
    </header>
  )
}
