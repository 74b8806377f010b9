import { Link } from 'react-router'
import { AccountLink } from '#web/features/accounts/public.ts'
import { LanguageLinks } from '#web/features/language/public.ts'
import { useSettings } from '#web/features/settings/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useAppName } from './use-app-name.ts'

const LINKS = [
  { to: '/explore', text: 'nav_explore' },
  { to: '/add-car', text: 'nav_add_car', needsAccount: true },
  { to: '/contact', text: 'nav_contact' },
  { to: '/terms', text: 'nav_terms' },
  { to: '/privacy', text: 'nav_privacy' },
] as const

export function SiteFooter() {
  const { t } = useTexts()
  const name = useAppName()
  const isDemo = useSettings().read('demo') === true
  return (
    <footer className="no-print mt-16 border-t border-line bg-surface py-8 max-md:pb-24 text-sm text-muted">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p>
          <span className="font-semibold text-ink">{name}</span> · {t('app_tagline')}
        </p>
        <ul className="flex flex-wrap">
          {LINKS.map(({ to, text, ...link }) => (
            <li key={to}>
              {'needsAccount' in link ? (
                <AccountLink to={to} isOfMenu={false} className="nav-link">
                  {t(text)}
                </AccountLink>
              ) : (
                <Link to={to} className="nav-link">
                  {t(text)}
                </Link>
              )}
            </li>
          ))}
        </ul>
        <LanguageLinks />
        {isDemo && <p className="w-full">{t('footer_demo')}</p>}
      </div>
    </footer>
  )
}
