import { Link } from 'react-router'
import type { Lang } from '#domain/language.ts'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

export interface ReadingItem {
  path: string
  lang: Lang
  title: string
}

/** What to look at before buying this model, and posts about it. Renders nothing if there are none. */
export function ModelReading({ items }: { items: readonly ReadingItem[] }) {
  const { t } = useTexts(priceTexts)
  if (!items.length) return null
  return (
    <section aria-labelledby="reading" className="flex flex-col gap-4">
      <h2 id="reading" className="text-xl font-bold">
        {t('prices_reading')}
      </h2>
      <ul className="flex flex-col gap-2">
        {items.map(({ path, lang, title }) => (
          <li key={path}>
            <Link to={path} lang={lang} className="link">
              <bdi>{title}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
