import { NavLink } from 'react-router'
import { AccountLink } from '#web/features/accounts/public.ts'
import { useSettings } from '#web/features/settings/public.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { TextKey } from '#web/texts/text-key.ts'

const LINKS: readonly { to: string; text: TextKey }[] = [
  { to: '/', text: 'nav_home' },
  { to: '/explore', text: 'nav_explore' },
  { to: '/add-car', text: 'nav_add_car' },
  { to: '/favorites', text: 'nav_favorites' },
]
const DEALS = { to: '/deals', text: 'nav_deals' } as const

/** Links of the main navigation. Deals are shown only if enabled in the settings. */
export function NavLinks({ className }: { className: string }) {
  const { t } = useTexts()
  const { read } = useSettings()
  const links = read('enable_deals_section') ? [...LINKS, DEALS] : LINKS
  return (
    <ul className={className}>
      {links.map(({ to, text }) => (
        <li key={to}>
          {to === '/add-car' ? (
            <AccountLink to={to} className="nav-link">
              {t(text)}
            </AccountLink>
          ) : (
            <NavLink to={to} end={to === '/'} className="nav-link">
              {t(text)}
            </NavLink>
          )}
        </li>
      ))}
    </ul>
  )
}
