import { useQuery } from '@tanstack/react-query'
import { useNavigation } from 'react-router'
import type { PostPage } from '#contract/articles.ts'
import type { Lang } from '#domain/language.ts'
import { useApi } from '#web/platform/api/api.ts'
import { articleTexts } from '#web/texts/articles/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { EmptyPart } from '#web/ui/empty-part.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { PageLinks } from '#web/ui/page-links.tsx'
import { feedPath } from './article-meta.ts'
import { postsQuery } from './articles-query.ts'
import { BlogFilters } from './blog-filters.tsx'
import { PostCard } from './post-card.tsx'
import { PostLine } from './post-line.tsx'
import { blogAddress } from './blog-address.ts'
import type { BlogSearch } from './post-search.ts'
import { usePrefetchedPosts } from './use-prefetched-posts.ts'
import './blog.css'

const SIZES = '(width >= 80rem) 26rem, (width >= 40rem) 45vw, 100vw'
const SIZES_OF_LEAD = '(width >= 64rem) 44rem, 100vw'
/** Cards above the fold. */
const IN_VIEW = 2

interface Props {
  search: BlogSearch
  lang: Lang
}

/** Published posts, with a search and numbered pages. */
export function BlogPage({ search, lang }: Props) {
  const { t } = useTexts(articleTexts)
  const { location } = useNavigation()
  const { data: shown } = useQuery(postsQuery(useApi(), lang, search))
  usePrefetchedPosts(lang, { ...search, page: search.page + 1 }, search.page < (shown?.pages ?? 0))
  if (!shown) return null
  const { total, pages, tags } = shown
  const isWhole = !search.q && !search.tag
  return (
    <main id="content" className="page flex flex-col gap-6 py-6 md:py-10">
      <div className="flex max-w-prose flex-col gap-2">
        <h1 className="text-display font-bold">
          {search.tag ? t('articles_blog_of', { tag: `\u2068${search.tag}\u2069` }) : t('articles_blog')}
        </h1>
        <p className="text-muted md:text-lg">{t('articles_blog_lead')}</p>
      </div>
      <BlogFilters search={search} tags={tags} />
      <p role="status" className={isWhole ? 'sr-only' : 'text-muted'}>
        {t('articles_posts', { count: total })}
      </p>
      <div className={location?.pathname === '/blog' ? 'stale' : undefined}>
        <Posts shown={shown} search={search} hasLead={isWhole && search.page === 1} />
      </div>
      <PageLinks
        label={t('articles_pages')}
        page={search.page}
        pages={pages}
        addressOf={(page) => blogAddress({ ...search, page })}
      />
      <a href={feedPath(lang)} className="link self-start text-sm">
        {t('articles_follow')}
      </a>
    </main>
  )
}

/** @param hasLead whether the first post is shown larger */
function Posts({ shown, search, hasLead }: { shown: PostPage; search: BlogSearch; hasLead: boolean }) {
  const { t } = useTexts(articleTexts)
  if (!shown.items.length) return <NoPosts search={search} total={shown.total} />
  return (
    <>
      <h2 className="sr-only">{t('articles_list')}</h2>
      <ul className={hasLead ? 'posts posts-with-lead' : 'posts'}>
        {shown.items.map((post, at) => (
          <li key={post.id} className="min-w-0">
            <PostCard post={post} sizes={hasLead && at === 0 ? SIZES_OF_LEAD : SIZES} isFirst={at < IN_VIEW}>
              <PostLine post={post} />
            </PostCard>
          </li>
        ))}
      </ul>
    </>
  )
}

function NoPosts({ search, total }: { search: BlogSearch; total: number }) {
  const { t } = useTexts(articleTexts)
  const isPastEnd = total > 0
  const isFiltered = Boolean(search.q ?? search.tag)
  const about = isFiltered || isPastEnd ? 'articles_none' : 'articles_none_yet'
  return (
    <EmptyPart scene="desert" title={t(`${about}_title`)} text={t(`${about}_text`)}>
      {isPastEnd ? (
        <ButtonLink to={blogAddress({ ...search, page: 1 })}>{t('articles_first_page')}</ButtonLink>
      ) : isFiltered ? (
        <ButtonLink to="/blog">{t('articles_see_all')}</ButtonLink>
      ) : (
        <ButtonLink to="/explore">{t('to_explore')}</ButtonLink>
      )}
    </EmptyPart>
  )
}
