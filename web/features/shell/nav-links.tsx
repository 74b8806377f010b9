import { NavLink } from 'react-router'
import type { AppSetting } from '#contract/settings.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { TextKey } from '#web/texts/text-key.ts'
import { readSetting } from './read-setting.ts'

const LINKS: readonly { to: string; text: TextKey }[] = [
  { to: '/', text: 'nav_home' },
  { to: '/explore', text: 'nav_explore' },
  { to: '/add-car', text: 'nav_add_car' },
  { to: '/favorites', text: 'nav_favorites' },
]
const DEALS = { to: '/deals', text: 'nav_deals' } as const

/** The main navigation's links; deals only while they are switched on. */
export function NavLinks({ settings, className }: { settings: readonly AppSetting[]; className: string }) {
  const { t } = useTexts()
  const links = readSetting(settings, 'enable_deals_section') ? [...LINKS, DEALS] : LINKS
  return (
    <ul className={className}>
      {links.map(({ to, text }) => (
        <li key={to}>
          <NavLink to={to} end={to === '/'} className="nav-link">
            {t(text)}
          </NavLink>
        </li>
      ))}
    </ul>
  )
}
