import { useLocation } from 'react-router'
import { OFFLINE_PATH } from '#contract/kept-pages.ts'
import { AccountLinks } from '#web/features/accounts/public.ts'
import { LanguageMenu } from '#web/features/language/public.ts'
import { ThemeMenu } from '#web/features/theme/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Brand } from './brand.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavLinks } from './nav-links.tsx'
import { PhoneFavorites } from './phone-favorites.tsx'

export function SiteHeader() {
  const { t } = useTexts()
  // that page is nobody's, also on the device of a user
  const knowsUser = useLocation().pathname !== OFFLINE_PATH
  return (
    <header className="no-print relative border-b border-line bg-surface">
      {/* wraps only where the text is enlarged */}
      <div className="page flex flex-wrap items-center gap-x-1 py-2 lg:gap-x-6">
        <div className="max-w-max grow basis-28">
          <Brand />
        </div>
        <nav aria-label={t('nav_label')} className="hidden min-w-0 lg:block">
          <NavLinks className="flex flex-wrap gap-x-1" />
        </nav>
        <div className="ms-auto flex flex-wrap items-center max-lg:-me-2.5 lg:gap-1">
          <PhoneFavorites />
          <span className="contents max-lg:hidden">
            <ThemeMenu />
            <LanguageMenu />
          </span>
          {knowsUser && <AccountLinks />}
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
