import { and, asc, ne, or, sql } from 'drizzle-orm'
import type { ContentUse } from '#contract/content-use.ts'
import type { CallContext } from '#server/context.ts'
import type { Db } from '#server/platform/db/client.ts'
import { articles } from '#server/platform/db/schema/index.ts'
import { articleUse, USE_COLUMNS } from './article-use.ts'
import { pathOnSite } from './path-on-site.ts'

const HREFS = sql.raw(`'$.** ? (@.type == "link").attrs.href'`)

/** Other articles whose texts link to one of these paths of the site. */
export async function listLinking(
  { publicUrl }: Pick<CallContext, 'publicUrl'>,
  db: Db,
  paths: readonly string[],
  ownId: string,
): Promise<ContentUse[]> {
  const rows = await db
    .select({
      ...USE_COLUMNS,
      hrefs: sql<string[]>`jsonb_path_query_array(${articles.body_ar}, ${HREFS})
        || jsonb_path_query_array(${articles.body_en}, ${HREFS})`,
    })
    .from(articles)
    .where(and(ne(articles.id, ownId), or(hasLinks(articles.body_ar), hasLinks(articles.body_en))))
    .orderBy(asc(articles.id))
  return rows
    .filter(({ hrefs }) => hrefs.some((href) => paths.includes(pathOnSite(href, publicUrl) ?? '')))
    .map(articleUse)
}

const hasLinks = (body: typeof articles.body_ar | typeof articles.body_en) =>
  sql`jsonb_path_exists(${body}, '$.** ? (@.type == "link")')`
