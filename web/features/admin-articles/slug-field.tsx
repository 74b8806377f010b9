import type { AnyArticle } from '#contract/articles.ts'
import { articlePath, FIXED_PAGES, type ArticleKind } from '#domain/articles/article-kinds.ts'
import { slugOf } from '#domain/articles/article-slug.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Field } from '#web/ui/field.tsx'
import type { ArticleFormState } from './use-article-form.ts'

interface Props {
  kind: ArticleKind
  form: ArticleFormState['form']
  article: AnyArticle | null
}

/** The name in the address, which follows from the title until one is typed. */
export function SlugField({ kind, form, article }: Props) {
  const { t } = useTexts(articleTexts)
  const { value, onChoose, error } = form.choice('slug')
  const stored = article?.is_added ? article.slug : ''
  const original = form.choice('original_lang').value
  const titles = { ar: form.choice('title_ar').value, en: form.choice('title_en').value }
  const suggested = slugOf(titles[original] || titles.ar || titles.en)
  const slug = value || suggested
  const isFixed = kind === 'page' && FIXED_PAGES.includes(stored)
  const wasPublic = article !== null && [article.state_ar, article.state_en].includes('published')
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <Field
        label={t('article_slug')}
        hint={t(isFixed ? 'article_slug_fixed' : 'article_slug_hint')}
        isRequired={false}
        dir="auto"
        autoComplete="off"
        readOnly={isFixed}
        placeholder={suggested}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        onBlur={() => onChoose(slugOf(value))}
        {...(error !== undefined && { error })}
      />
      {slug && (
        <p className="text-sm text-muted">
          <span>{`${t('article_address')} `}</span>
          <bdi dir="ltr" className="wrap-anywhere">
            <span>{articlePath(kind, '')}</span>
            <bdi>{slugOf(slug)}</bdi>
          </bdi>
        </p>
      )}
      {wasPublic && stored && slugOf(slug) !== stored && (
        <p role="status" className="text-sm font-medium text-warning">
          {t('article_slug_moves')}
        </p>
      )}
    </div>
  )
}
