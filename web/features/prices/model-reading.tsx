import { Link } from 'react-router'
import { priceTexts } from '#web/texts/prices/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Item {
  path: string
  title_ar: string
  title_en: string
}

/** What to look at before buying this model, and posts about it. Renders nothing if there are none. */
export function ModelReading({ items }: { items: readonly Item[] }) {
  const { t, lang } = useTexts(priceTexts)
  if (!items.length) return null
  return (
    <section aria-labelledby="reading" className="flex flex-col gap-4">
      <h2 id="reading" className="text-xl font-bold">
        {t('prices_reading')}
      </h2>
      <ul className="flex flex-col gap-2">
        {items.map((item) => (
          <li key={item.path}>
            <Link to={item.path} className="link">
              <bdi>{item[`title_${lang}`]}</bdi>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
