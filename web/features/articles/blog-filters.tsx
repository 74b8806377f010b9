import { Link } from 'react-router'
import type { PostPage } from '#contract/articles.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { useNextParams } from '#web/platform/pages/use-next-params.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { UrlForm } from '#web/ui/url-form.tsx'
import { blogAddress } from './blog-address.ts'
import { readBlogSearch, type BlogSearch } from './post-search.ts'

const FIELDS = ['q']

interface Props {
  /** Of the posts that are shown. */
  search: BlogSearch
  tags: PostPage['tags']
}

/** A search as a form, and the tags as links. Their state is in the URL. */
export function BlogFilters({ search: shown, tags }: Props) {
  const { t } = useTexts(articleTexts)
  const next = useNextParams('/blog')
  const search = next ? readBlogSearch(next) : shown
  const { q = '', tag } = search
  return (
    <div className="flex flex-col gap-3">
      <UrlForm names={FIELDS} role="search" action="/blog" className="flex max-w-prose items-end gap-2">
        {tag && <input type="hidden" name="tag" value={tag} />}
        <label className="flex min-w-0 grow flex-col gap-1 text-sm font-medium">
          <span>{t('articles_search')}</span>
          <input
            type="search"
            name="q"
            placeholder={t('articles_search_placeholder')}
            defaultValue={q}
            dir="auto"
            className="field"
          />
        </label>
        <Button type="submit" variant="quiet" icon="search" aria-label={t('articles_search_button')} />
      </UrlForm>
      {tags.length > 0 && <Tags search={search} tags={tags} />}
    </div>
  )
}

function Tags({ search, tags }: Props) {
  const { lang, t } = useTexts(articleTexts)
  const { tag: chosen, q } = search
  const link = (tag: string | undefined, name: string, count?: number) => {
    const isChosen = tag === chosen
    return (
      <li key={tag ?? ''} className="flex-none">
        <Link
          to={blogAddress({ ...(q && { q }), ...(tag && { tag }), page: 1 })}
          preventScrollReset
          aria-current={isChosen ? 'true' : undefined}
          className={isChosen ? 'chip chip-on' : 'chip'}
        >
          <bdi>{name}</bdi>
          {count !== undefined && <bdi className="text-muted">{formatNumber(count, lang)}</bdi>}
        </Link>
      </li>
    )
  }
  return (
    <nav aria-label={t('articles_tags')}>
      <ul className="scroll-row gap-2 py-1">
        {link(undefined, t('articles_tag_any'))}
        {tags.map(({ tag, count }) => link(tag, tag, count))}
      </ul>
    </nav>
  )
}
