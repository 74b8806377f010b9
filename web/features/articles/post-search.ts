import type { PostSearch } from '#contract/articles.ts'
import { plainQuery } from '#domain/search/words/plain-query.ts'
import { parseInteger } from '#domain/text/parse-number.ts'
import { cutText } from '#domain/text/truncate.ts'

const MOST_LETTERS = 100
const MOST_TAG_LETTERS = 40
const MOST_PAGES = 1000

/** What the address of the blog says; the language comes from the page. */
export type BlogSearch = Omit<PostSearch, 'lang' | 'about'>

/** Parses the query string of the blog; invalid values are ignored. */
export function readBlogSearch(params: URLSearchParams): BlogSearch {
  const q = cutText(plainQuery(params.get('q') ?? ''), MOST_LETTERS).trim()
  const tag = cutText(plainQuery(params.get('tag') ?? ''), MOST_TAG_LETTERS).trim()
  return {
    ...(q && { q }),
    ...(tag && { tag }),
    page: parseInteger(params.get('page') ?? '', { min: 1, max: MOST_PAGES }) ?? 1,
  }
}
