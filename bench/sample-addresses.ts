import { globSync, readFileSync } from 'node:fs'
import type pg from 'pg'
import { EMAIL } from './bench-user.ts'

const MANIFESTS = 'build/client/assets/manifest-*.js'
/** Parameters that are left out. */
const OPTIONAL = ['place', 'city']
const NOBODYS_TOKEN = 'x'.repeat(43)

/** The demo article that has the most to show: one about a model has cars below it. */
const articleOf = (kind: string, column: string): string =>
  `select ${column} from articles where kind = '${kind}' and is_demo order by model_id nulls last, slug limit 1`

/** A URL per page by its route pattern. Parameters are filled so that the page has content, where possible. */
export async function sampleAddresses(database: pg.Client): Promise<Map<string, string>> {
  const { rows } = await database.query<Record<string, string>>(
    `select own.id "ownCarId", other.id "carId", other.seller_id "profileId", users.id "userId",
       (select id from car_makers limit 1)::text "carMakerId", 'toyota' make, 'camry' model, (select id from car_tags limit 1)::text "tagId",
       (select id from deals where brand_id is not null limit 1)::text "dealId", (select id from brands limit 1)::text "brandId",
       (select id from facts limit 1)::text "factId", (select id from trade_words limit 1)::text "wordId",
       (${articleOf('post', 'id')})::text "postId", (${articleOf('post', 'slug')}) "postSlug",
       (${articleOf('guide', 'id')})::text "guideId", (${articleOf('guide', 'slug')}) "guideSlug",
       (${articleOf('page', 'id')})::text "pageId", (${articleOf('page', 'slug')}) "pageSlug"
     from users join cars own on own.seller_id = users.id, cars other
     where users.email = $1 and other.seller_id <> users.id and other.status = 'active' and other.deleted_at is null
     order by other.key desc limit 1`,
    [EMAIL],
  )
  const samples = rows[0]
  if (!samples) throw new Error('The database has no ad')
  const { ownCarId = '', postSlug, guideSlug, pageSlug, ...shown } = samples
  const slugs: Record<string, string | undefined> = { blog: postSlug, knowledge: guideSlug, pages: pageSlug }
  const valueOf = (path: string, name: string) => {
    if (name === 'carId' && path.startsWith('/my-ads')) return ownCarId
    if (name === 'slug') return encodeURIComponent(slugs[path.split('/')[1] ?? ''] ?? '')
    return shown[name] ?? NOBODYS_TOKEN
  }
  return new Map(
    builtPaths().map((path) => [
      path,
      path.replace(/\/:(\w+)\??/g, (_, name: string) => (OPTIONAL.includes(name) ? '' : `/${valueOf(path, name)}`)),
    ]),
  )
}

/** Route patterns of all pages, without files and the catch-all route. */
function builtPaths(): string[] {
  const [text] = globSync(MANIFESTS)
    .map((file) => readFileSync(file, 'utf8'))
    .filter((one) => one.includes('__reactRouterManifest='))
  if (!text) throw new Error('The build has no route manifest')
  const manifest: string = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  const { routes } = JSON.parse(manifest) as { routes: Record<string, { path?: string; parentId?: string }> }
  return Object.values(routes)
    .filter(({ parentId }) => parentId)
    .map(({ path = '' }) => `/${path}`)
    .filter((path) => !/[.*]/.test(path))
}
