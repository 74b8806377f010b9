import { Link } from 'react-router'
import type { AnyArticleCard, AnyArticlePage } from '#contract/articles.ts'
import { FIXED_PAGES, type ArticleKind } from '#domain/articles/article-kinds.ts'
import { ARTICLE_STATES } from '#domain/articles/article-state.ts'
import { formatDate } from '#domain/format/format-date.ts'
import { LANGUAGES } from '#domain/language.ts'
import { CitedWarning } from '#web/features/content-uses/public.ts'
import { adminTexts } from '#web/texts/admin/area.ts'
import { articleTexts } from '#web/texts/admin-articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { UrlForm } from '#web/ui/url-form.tsx'
import { addArticlePath, ARTICLE_SECTIONS, editArticlePath } from './article-kind-paths.ts'
import { articleName } from './article-name.ts'
import { articlesAddress, type ArticleSearch } from './article-search.ts'
import { ArticleStateTag } from './article-state-tag.tsx'
import { useArticleActions } from './use-article-actions.ts'

const FIELDS = ['q', 'state']

interface Props {
  kind: ArticleKind
  listed: AnyArticlePage
  search: ArticleSearch
}

/** All articles of a kind as a table, with filters and numbered pages, and drafts that are not added yet. */
export function ArticleList({ kind, listed: { items, pages, unsaved }, search }: Props) {
  const { t, lang } = useTexts(articleTexts, adminTexts)
  return (
    <>
      {unsaved.length > 0 && (
        <section aria-label={t('article_unsaved')} className="notice flex flex-col gap-1">
          <p>{t('article_unsaved')}</p>
          <ul>
            {unsaved.map((draft) => (
              <li key={draft.id}>
                <Link to={editArticlePath(kind, draft.id)} className="link">
                  <bdi>{articleName(draft, lang) || t('article_untitled')}</bdi>
                  <span className="ms-2 text-muted">{formatDate(draft.kept_at, lang)}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      <AdminList
        items={items}
        keyOf={({ id }) => id}
        caption={t(ARTICLE_SECTIONS[kind])}
        empty={t('article_none')}
        filters={<Filters kind={kind} search={search} />}
        columns={[
          { key: 'title', title: t('article_column_title'), renderCell: (article) => <Name article={article} /> },
          ...LANGUAGES.map((one) => ({
            key: one,
            title: t(`article_lang_${one}`),
            renderCell: (article: AnyArticleCard) => <Language article={article} lang={one} />,
          })),
          {
            key: 'changed',
            title: t('article_column_changed'),
            renderCell: ({ updated_at }) => <span className="text-sm">{formatDate(updated_at, lang)}</span>,
          },
          {
            key: 'actions',
            title: t('article_column_actions'),
            renderCell: (article) => <RowActions article={article} />,
          },
        ]}
      />
      <PageLinks
        label={t('article_pages')}
        page={search.page}
        pages={pages}
        addressOf={(page) => articlesAddress(kind, { ...search, page })}
      />
    </>
  )
}

function Filters({ kind, search: { q, state } }: Pick<Props, 'kind' | 'search'>) {
  const { t } = useTexts(articleTexts)
  return (
    <UrlForm names={FIELDS} role="search" className="filters">
      <Field isRequired={null} label={t('article_find')} name="q" type="search" dir="auto" defaultValue={q} />
      <SelectField isRequired={null} label={t('article_state')} name="state" defaultValue={state ?? ''}>
        <option value="">{t('article_state_any')}</option>
        {ARTICLE_STATES.map((one) => (
          <option key={one} value={one}>
            {t(`article_state_${one}`)}
          </option>
        ))}
      </SelectField>
      <span className="flex flex-wrap gap-2">
        <Button type="submit" variant="quiet" icon="search">
          {t('article_search')}
        </Button>
        <ButtonLink to={addArticlePath(kind)} icon="plus">
          {t(`article_add_${kind}`)}
        </ButtonLink>
      </span>
    </UrlForm>
  )
}

function Name({ article }: { article: AnyArticleCard }) {
  const { t, lang } = useTexts(articleTexts)
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 @3xl:-my-2.5">
      <Link to={editArticlePath(article.kind, article.id)} className="link font-medium wrap-anywhere">
        <bdi>{articleName(article, lang) || t('article_untitled')}</bdi>
      </Link>
      {article.has_draft && <span className="tag">{t('article_has_draft')}</span>}
      {article.is_demo && <span className="text-sm text-muted">{t('article_demo')}</span>}
    </span>
  )
}

function Language({ article, lang }: { article: AnyArticleCard; lang: 'ar' | 'en' }) {
  const { t, lang: shown } = useTexts(articleTexts)
  const at = article[`published_${lang}_at`]
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <ArticleStateTag state={article[`state_${lang}`]} />
      {at !== null && <span className="text-sm text-muted">{formatDate(at, shown)}</span>}
      {article.older_translation === lang && <span className="tag text-warning">{t('article_older')}</span>}
    </span>
  )
}

function RowActions({ article }: { article: AnyArticleCard }) {
  const { t } = useTexts(articleTexts)
  const { isWorking, name, duplicate, remove, warning } = useArticleActions(article)
  const isFixed = article.kind === 'page' && FIXED_PAGES.includes(article.slug)
  const buttons = [
    { icon: 'copy', label: 'article_duplicate_one', onClick: duplicate },
    ...(isFixed ? [] : [{ icon: 'trash', label: 'article_delete_one', onClick: () => remove() } as const]),
  ] as const
  return (
    <span className="needs-script -my-2 flex">
      {buttons.map(({ icon, label, onClick }) => (
        <Button
          key={icon}
          variant="icon"
          icon={icon}
          aria-disabled={isWorking}
          aria-label={t(label, { name })}
          title={t(label, { name })}
          onClick={onClick}
        />
      ))}
      <CitedWarning by="link" {...warning} />
    </span>
  )
}
