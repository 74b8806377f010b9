import { AccountLinks } from '#web/features/accounts/public.ts'
import { LanguageMenu } from '#web/features/language/public.ts'
import { ThemeMenu } from '#web/features/theme/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Brand } from './brand.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { NavLinks } from './nav-links.tsx'

export function SiteHeader() {
  const { t } = useTexts()
  return (
    <header className="no-print relative border-b border-line bg-surface">
      <div className="page flex items-center gap-x-1 py-2 lg:gap-x-6">
        <Brand />
        <nav aria-label={t('nav_label')} className="hidden lg:block">
          <NavLinks className="flex gap-x-1" />
        </nav>
        <div className="ms-auto flex items-center max-lg:-me-2.5 lg:gap-1">
          <ThemeMenu />
          <span className="max-lg:hidden">
            <LanguageMenu />
          </span>
          <AccountLinks />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
