import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { articleAddress } from './article-address.ts'
import type { ShownArticle } from './shown-article.ts'

/** That there is no translation into the language of the page, or that the original is newer. */
export function LanguageNotes({ article }: { article: ShownArticle }) {
  const { lang, t } = useTexts(articleTexts)
  if (article.lang !== lang) return <p className="notice">{t(`articles_only_${article.lang}`)}</p>
  if (!article.is_older_than_original) return null
  const other = lang === 'ar' ? 'en' : 'ar'
  return (
    <p className="notice">
      <span>{t('articles_older')}</span>{' '}
      <a href={`${articleAddress(article)}?lang=${other}`} hrefLang={other} className="link">
        {t('articles_read_original')}
      </a>
    </p>
  )
}
