import { useId, useSyncExternalStore } from 'react'
import type { AnyArticle } from '#contract/articles.ts'
import type { ArticleKind } from '#domain/articles/article-kinds.ts'
import { readingMinutes } from '#domain/articles/reading-time.ts'
import { directionOf, type Lang } from '#domain/language.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { fieldText } from '#web/ui/form/failure-text.ts'
import type { Bodies } from './body/bodies.ts'
import { OlderTranslation } from './older-translation.tsx'
import { PaperField } from './paper-field.tsx'
import { PublishControls } from './publish-controls.tsx'
import type { ArticleFormState } from './use-article-form.ts'

export const BodyEditor = latePart(async () => (await import('./body/body-editor.tsx')).BodyEditor)

interface Props {
  lang: Lang
  kind: ArticleKind
  state: ArticleFormState
  article: AnyArticle | null
  publishedAt: string | null
  isReady: boolean
  bodies: Bodies
  /** In ISO 8601. */
  now: string
}

/** Everything of one language: its state, title, summary and text. */
export function LanguagePanel({ lang, kind, state, article, publishedAt, isReady, bodies, now }: Props) {
  const { t } = useTexts(articleTexts)
  const headingId = useId()
  const faultId = useId()
  const { form, faults, submit } = state
  const fault = faults[`body_${lang}`]
  const isOriginal = form.choice('original_lang').value === lang
  return (
    <section aria-labelledby={headingId} className="article-language" data-language={lang}>
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 id={headingId} className="text-lg font-semibold">
          {t(`article_lang_${lang}`)}
        </h2>
        {isOriginal && <span className="tag">{t('article_is_original')}</span>}
        {article?.older_translation === lang && <OlderTranslation article={article} />}
        <PublishControls
          lang={lang}
          publishedAt={publishedAt}
          now={now}
          isWorking={form.isSending}
          fault={faults[`published_${lang}_at`]}
          onSave={() => submit({ lang })}
          onPublish={(at) => submit({ lang, publication: { [`published_${lang}_at`]: at } })}
        />
      </header>
      <div className="article-paper" lang={lang} dir={directionOf(lang)}>
        <PaperField
          look="title"
          label={t(`article_title_${lang}`)}
          placeholder={t(`article_title_hint_${lang}`)}
          most={150}
          {...form.field(`title_${lang}`)}
        />
        <PaperField
          look="excerpt"
          label={t(`article_excerpt_${lang}`)}
          placeholder={t(`article_excerpt_hint_${lang}`)}
          most={300}
          {...form.field(`excerpt_${lang}`)}
        />
      </div>
      {isReady ? (
        <BodyEditor
          key={bodies.key}
          lang={lang}
          label={t(`article_body_${lang}`)}
          bodies={bodies}
          pictures={article?.pictures ?? []}
          describedBy={fault && faultId}
          fallback={<div className="skeleton h-96" />}
        />
      ) : (
        <div className="skeleton h-96" />
      )}
      {fault && (
        <p id={faultId} role="alert" className="text-sm text-danger">
          {fieldText(fault, t)}
        </p>
      )}
      {kind !== 'page' && <Length bodies={bodies} lang={lang} />}
    </section>
  )
}

/** How long the text is, counted in pauses of typing. */
function Length({ bodies, lang }: { bodies: Bodies; lang: Lang }) {
  const { t } = useTexts(articleTexts)
  const words = useSyncExternalStore(
    bodies.onCounted,
    () => bodies.wordsOf(lang),
    () => bodies.wordsOf(lang),
  )
  return (
    <p className="dotted text-sm text-muted">
      <span>{t('article_words', { count: words })}</span>
      <span>{words > 0 && t('article_minutes', { count: readingMinutes(words) })}</span>
    </p>
  )
}
