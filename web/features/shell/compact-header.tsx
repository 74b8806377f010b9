import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { AccountLink, AccountLinks } from '#web/features/accounts/public.ts'
import { LanguageMenu } from '#web/features/language/public.ts'
import { ThemeMenu } from '#web/features/theme/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { BackButton } from './back-button.tsx'
import { Brand } from './brand.tsx'
import { MobileMenu } from './mobile-menu.tsx'
import { PhoneFavorites } from './phone-favorites.tsx'

/** Header of explore and of car pages, which replaces the site header. */
export function CompactHeader({ children }: { children?: ReactNode }) {
  return (
    <header className="no-print relative border-b border-line bg-surface">
      <div className="page flex flex-wrap items-center gap-x-2 gap-y-2 py-2 md:gap-x-3">
        <BackButton />
        <Brand isShort />
        <div className="order-last w-full grow empty:max-md:hidden md:order-none md:mx-4 md:w-auto md:min-w-56 md:basis-0">
          {children}
        </div>
        <ShortNav />
        <div className="ms-auto flex items-center gap-1">
          <PhoneFavorites />
          <span className="contents max-lg:hidden">
            <ThemeMenu />
            <LanguageMenu />
          </span>
          <AccountLinks />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}

function ShortNav() {
  const { t } = useTexts()
  return (
    <nav aria-label={t('nav_label')} className="flex items-center gap-1 max-lg:hidden">
      <NavLink to="/favorites" className="button-icon" aria-label={t('nav_favorites')} title={t('nav_favorites')}>
        <Icon name="heart" size={24} />
      </NavLink>
      <AccountLink to="/add-car" className="nav-link whitespace-nowrap">
        {t('nav_add_car')}
      </AccountLink>
    </nav>
  )
}
