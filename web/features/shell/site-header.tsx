import { Link, NavLink } from 'react-router'
import type { AppSetting } from '#contract/settings.ts'
import { LanguageSwitch } from '#web/features/language/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { TextKey } from '#web/texts/text-key.ts'
import { readSetting } from './read-setting.ts'

const LINKS: readonly { to: string; text: TextKey }[] = [
  { to: '/', text: 'nav_home' },
  { to: '/explore', text: 'nav_explore' },
  { to: '/add-car', text: 'nav_add_car' },
  { to: '/favorites', text: 'nav_favorites' },
]

export function SiteHeader({ settings }: { settings: readonly AppSetting[] }) {
  const { lang, t } = useTexts()
  const name = readSetting(settings, lang === 'ar' ? 'app_name_ar' : 'app_name_en')
  const links = readSetting(settings, 'enable_deals_section')
    ? [...LINKS, { to: '/deals', text: 'nav_deals' as const }]
    : LINKS
  return (
    <header className="border-b border-line bg-surface">
      <div className="page flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <Link to="/" className="flex flex-col leading-tight">
          <span className="text-xl font-bold text-brand">
            {typeof name === 'string' && name ? name : t('app_name')}
          </span>
          <span className="text-sm text-muted">{t('app_tagline')}</span>
        </Link>
        <nav aria-label={t('nav_label')} className="order-last w-full sm:order-none sm:w-auto">
          <ul className="flex flex-wrap gap-x-1">
            {links.map(({ to, text }) => (
              <li key={to}>
                <NavLink to={to} end={to === '/'} className="nav-link">
                  {t(text)}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ms-auto">
          <LanguageSwitch />
        </div>
      </div>
    </header>
  )
}
