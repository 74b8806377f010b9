import { useId } from 'react'
import type { ArticleHeading } from '#domain/articles/headings.ts'
import { directionOf, type Lang } from '#domain/language.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** Fewer headings are found by scrolling. */
const LEAST_HEADINGS = 3
const LOWEST_LEVEL = 3

interface Props {
  /** Of the article, in their order. */
  headings: readonly ArticleHeading[]
  /** The language of the headings. */
  lang: Lang
}

/** Links to the headings, beside the text on wide screens. */
export function ContentsAside({ headings, lang }: Props) {
  const { t } = useTexts(articleTexts)
  const id = useId()
  if (!hasContents(headings)) return null
  return (
    <nav aria-labelledby={id} className="article-contents no-print max-lg:hidden">
      <p id={id} className="font-medium">
        {t('articles_contents')}
      </p>
      <Contents headings={headings} lang={lang} />
    </nav>
  )
}

/** Links to the headings, folded above the text on narrow screens. */
export function FoldedContents({ headings, lang }: Props) {
  const { t } = useTexts(articleTexts)
  if (!hasContents(headings)) return null
  return (
    <details className="panel article-contents no-print group lg:hidden">
      <summary className="flex min-h-11 items-center justify-between gap-2 font-medium">
        <span>{t('articles_contents')}</span>
        <span className="group-open:rotate-180">
          <Icon name="down" />
        </span>
      </summary>
      <Contents headings={headings} lang={lang} />
    </details>
  )
}

const listed = (headings: readonly ArticleHeading[]) => headings.filter(({ level }) => level <= LOWEST_LEVEL)

const hasContents = (headings: readonly ArticleHeading[]): boolean => listed(headings).length >= LEAST_HEADINGS

const Contents = ({ headings, lang }: Props) => (
  <ul lang={lang} dir={directionOf(lang)}>
    {listed(headings).map(({ id, level, text }) => (
      <li key={id} className={level === LOWEST_LEVEL ? 'ps-4' : undefined}>
        <a href={`#${encodeURIComponent(id)}`} dir="auto">
          {text}
        </a>
      </li>
    ))}
  </ul>
)
