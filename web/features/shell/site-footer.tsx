import { Link } from 'react-router'
import { AccountLink } from '#web/features/accounts/public.ts'
import { LanguageLinks } from '#web/features/language/public.ts'
import { useAppName, useSettings } from '#web/features/settings/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Logo } from './logo.tsx'

const LINKS = [
  { to: '/explore', text: 'nav_explore' },
  { to: '/add-car', text: 'nav_add_car', needsAccount: true },
  { to: '/contact', text: 'nav_contact' },
  { to: '/terms', text: 'nav_terms' },
  { to: '/privacy', text: 'nav_privacy' },
] as const
const DEALS = { to: '/deals', text: 'nav_deals' } as const

export function SiteFooter() {
  const { t } = useTexts()
  const name = useAppName()
  const { read } = useSettings()
  const telegram = read('telegram_url')
  const links = read('enable_deals_section') ? [...LINKS, DEALS] : LINKS
  return (
    <footer className="no-print mt-16 border-t border-line bg-surface py-8 max-md:pb-24 text-sm text-muted">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="flex items-center gap-2">
          <Logo name={name} />
          <span>
            <span className="font-semibold text-ink">{name}</span> <span>{`· ${t('app_tagline')}`}</span>
          </span>
        </p>
        <ul className="flex flex-wrap">
          {links.map(({ to, text, ...link }) => (
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
          {typeof telegram === 'string' && telegram && (
            <li>
              <a href={telegram} target="_blank" rel="noopener" className="nav-link">
                {t('nav_telegram')}
              </a>
            </li>
          )}
        </ul>
        <LanguageLinks />
        {read('demo') === true && <p className="w-full">{t('footer_demo')}</p>}
      </div>
    </footer>
  )
}
