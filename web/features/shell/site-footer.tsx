import { Link } from 'react-router'
import { AccountLink } from '#web/features/accounts/public.ts'
import { DataSaverButton } from '#web/features/data-saver/public.ts'
import { LanguageLinks } from '#web/features/language/public.ts'
import { useAppName, useSettings } from '#web/features/settings/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { FooterPage } from './footer-pages.ts'
import { Logo } from './logo.tsx'

const EXPLORE = { to: '/explore', text: 'nav_explore' } as const
const ADD_CAR = { to: '/add-car', text: 'nav_add_car', needsAccount: true } as const
const DEALS = { to: '/deals', text: 'nav_deals' } as const
const PRICES = { to: '/prices', text: 'nav_prices' } as const
const KNOWLEDGE = { to: '/knowledge', text: 'nav_knowledge' } as const
const CALCULATORS = { to: '/calculators', text: 'nav_calculators' } as const
const BLOG = { to: '/blog', text: 'nav_blog' } as const
const CONTACT = { to: '/contact', text: 'nav_contact' } as const

/** @param pages the pages that admins placed here */
export function SiteFooter({ pages }: { pages: readonly FooterPage[] }) {
  const { t } = useTexts()
  const name = useAppName()
  const { read } = useSettings()
  const telegram = read('telegram_url')
  const deals = read('enable_deals_section') ? [DEALS] : []
  const links = [EXPLORE, ADD_CAR, ...deals, PRICES, CALCULATORS, KNOWLEDGE, BLOG, CONTACT]
  return (
    <footer className="no-print mt-10 md:mt-16 border-t border-line bg-surface py-8 max-md:pb-24 text-sm text-muted">
      <div className="page flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
        <p className="flex items-center gap-2">
          <Logo name={name} />
          <span>
            <span className="font-semibold text-ink">{name}</span> <span>{`· ${t('app_tagline')}`}</span>
          </span>
        </p>
        <ul className="-mx-3 flex grow basis-full flex-wrap sm:grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))]">
          {links.map(({ to, text, ...link }) => (
            <li key={to}>
              {'needsAccount' in link ? (
                <AccountLink to={to} isOfMenu={false} className="nav-link whitespace-normal">
                  {t(text)}
                </AccountLink>
              ) : (
                <Link to={to} className="nav-link whitespace-normal">
                  {t(text)}
                </Link>
              )}
            </li>
          ))}
          <li>
            {/* without the router, like the page itself */}
            <a href="/status" className="nav-link whitespace-normal">
              {t('nav_status')}
            </a>
          </li>
          {pages.map(({ path, lang, title }) => (
            <li key={path} className="min-w-0">
              <Link to={path} lang={lang} className="nav-link wrap-anywhere whitespace-normal">
                {title}
              </Link>
            </li>
          ))}
          {typeof telegram === 'string' && telegram && (
            <li>
              <a href={telegram} target="_blank" rel="noopener" className="nav-link whitespace-normal">
                {t('nav_telegram')}
              </a>
            </li>
          )}
        </ul>
        <div className="-mx-3 flex flex-wrap gap-1">
          <DataSaverButton />
          <LanguageLinks />
        </div>
        {read('demo') === true && <p className="w-full">{t('footer_demo')}</p>}
      </div>
    </footer>
  )
}
