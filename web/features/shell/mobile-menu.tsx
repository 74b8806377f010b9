import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation } from 'react-router'
import { MobileAccountLinks } from '#web/features/accounts/public.ts'
import { LanguageLinks } from '#web/features/language/public.ts'
import { ThemeChoice } from '#web/features/theme/public.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { keyOf } from '#web/ui/keys/key-of.ts'
import { NavLinks } from './nav-links.tsx'

const close = (menu: HTMLDetailsElement | null) => menu?.removeAttribute('open')

/** A menu below the header. It works without JavaScript, and closes on Escape, an outside click and navigation. */
export function MobileMenu() {
  const { t } = useTexts()
  const { pathname } = useLocation()
  const viewer = useViewer()
  const [isOpened, setOpened] = useState(false)
  const menu = useRef<HTMLDetailsElement>(null)
  const preloadLinks = () => viewer && MobileAccountLinks.preload()

  useEffect(() => {
    const closeFromOutside = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close(menu.current)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    return () => document.removeEventListener('pointerdown', closeFromOutside)
  }, [])

  function closeOnEscape(event: KeyboardEvent) {
    if (keyOf(event) !== 'Escape' || !menu.current?.open) return
    close(menu.current)
    menu.current.querySelector('summary')?.focus()
  }

  return (
    <details
      key={pathname}
      ref={menu}
      className="group lg:hidden"
      onKeyDown={closeOnEscape}
      onToggle={() => setOpened(true)}
    >
      <summary className="button-icon" aria-label={t('nav_menu')} onPointerEnter={preloadLinks} onFocus={preloadLinks}>
        <span className="group-open:hidden">
          <Icon name="menu" size={24} />
        </span>
        <span className="hidden group-open:inline">
          <Icon name="close" size={24} />
        </span>
      </summary>
      <nav
        aria-label={t('nav_label')}
        className="absolute inset-x-0 top-full z-30 border-b border-line bg-floating shadow-floating"
      >
        <div className="page flex flex-col gap-2 py-3">
          <NavLinks className="flex flex-col" />
          <div className="flex flex-wrap items-center justify-between border-t border-line pt-2">
            <LanguageLinks />
            <ThemeChoice />
          </div>
          {viewer && isOpened && <MobileAccountLinks fallback={null} />}
        </div>
      </nav>
    </details>
  )
}
