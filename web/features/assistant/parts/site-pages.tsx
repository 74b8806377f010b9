import { Link } from 'react-router'
import type { AnswerPart } from '#contract/assistant.ts'
import type { SitePage } from '#domain/assistant/site-matters.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

const ADDRESSES: Readonly<Record<SitePage, string>> = {
  add_car: '/add-car',
  my_ads: '/my-ads',
  messages: '/messages',
  favorites: '/favorites',
  explore: '/explore',
  saved_searches: '/dashboard?tab=saved_searches',
  notifications: '/dashboard?tab=notifications&list=preferences',
  profile: '/dashboard',
  security: '/dashboard?tab=security',
  privacy: '/dashboard?tab=privacy',
  sign_in: '/auth',
  forgotten: '/auth/forgotten',
  verification: '/verification',
  trade_words: '/knowledge/words',
}

/** Links to pages of the site that serve what was asked. */
export function SitePages({ part: { pages } }: { part: Extract<AnswerPart, { kind: 'site_pages' }> }) {
  const { t } = useTexts(assistantTexts)
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {pages.map((page) => (
        <li key={page}>
          <Link to={ADDRESSES[page]} className="link">
            {t(`assistant_page_${page}`)}
          </Link>
        </li>
      ))}
    </ul>
  )
}
