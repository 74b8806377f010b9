import { pageLanguage } from '#web/platform/pages/page-language.ts'
import type { Tracked } from './tracked.ts'

const TELEGRAM = 'a[href^="https://t.me/"], a[href^="https://telegram.me/"]'

/**
 * The event of a click on the header or the Telegram link. Its label is the URL: texts of buttons may contain names.
 */
export function readHeaderClick(target: Element): Tracked | null {
  const page = location.pathname
  if (target.closest(TELEGRAM)) return { call: 'track_telegram_event', action_type: 'open', page_context: page }
  const element = target.closest('header')?.contains(target.closest('a, button, summary'))
    ? target.closest('a, button, summary')
    : null
  if (!element) return null
  const isMenu = element.matches('summary, [aria-haspopup]')
  return {
    call: 'track_header_interaction',
    element_type: element.matches('a') ? 'link' : isMenu ? 'menu' : 'button',
    element_label: element.getAttribute('href') ?? '',
    language: pageLanguage(),
    page_url: page,
  }
}
