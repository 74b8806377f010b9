import { and, asc, count, eq, isNull, or, type SQL } from 'drizzle-orm'
import { ListSearch, type SavedView, type ViewToSave } from '#contract/admin-lists.ts'
import { LIST_COLUMNS, type AdminList } from '#domain/admin-lists/lists.ts'
import type { CallContext } from '#server/context.ts'
import { changeContent } from '#server/features/content-versions/public.ts'
import type { Db } from '#server/platform/db/client.ts'
import { list_columns, saved_views } from '#server/platform/db/schema/index.ts'
import { fail } from '#server/platform/fail.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { canChangeView } from './access.ts'
import { viewContent } from './view-content.ts'

/** Maximum number of private views per user, and of shared views, for each list. */
const MOST_VIEWS = 30

export async function getList(
  context: CallContext,
  list: AdminList,
): Promise<{ views: SavedView[]; columns: string[] }> {
  const { db } = context
  const userId = requireUser(context).id
  const [views, [chosen]] = await Promise.all([
    listViews(db, userId, list),
    db
      .select({ columns: list_columns.columns })
      .from(list_columns)
      .where(and(eq(list_columns.user_id, userId), eq(list_columns.list, list))),
  ])
  const [first, ...others] = LIST_COLUMNS[list]
  return { views, columns: [first, ...others.filter((column) => chosen?.columns.includes(column) ?? true)] }
}

/** Sorted by name. Views with a search that is no longer valid are left out. */
export async function listViews(db: Db, userId: string, list: AdminList): Promise<SavedView[]> {
  const rows = await db
    .select()
    .from(saved_views)
    .where(and(eq(saved_views.list, list), isVisible(userId)))
    .orderBy(asc(saved_views.name), asc(saved_views.id))
  return rows.flatMap(({ id, name, owner_id, search }) => {
    const { data } = ListSearch.safeParse(search)
    return data ? [{ id, name, is_shared: owner_id === null, search: data }] : []
  })
}

/**
 * Creates or replaces a view.
 * @throws NOT_FOUND if the ID belongs to a view of another user; TOO_MANY
 */
export async function saveView(
  context: CallContext,
  { view_id, is_shared, search, ...view }: ViewToSave,
): Promise<void> {
  const { db, clock } = context
  const userId = requireUser(context).id
  const ownerId = is_shared ? null : userId
  const [stored] = await db.select().from(saved_views).where(eq(saved_views.id, view_id))
  if (stored && !canChangeView(userId, stored)) throw fail('NOT_FOUND')
  const others = ownerId === null ? isNull(saved_views.owner_id) : eq(saved_views.owner_id, ownerId)
  const [counted] = await db
    .select({ count: count() })
    .from(saved_views)
    .where(and(eq(saved_views.list, view.list), others))
  if (!stored && (counted?.count ?? 0) >= MOST_VIEWS) throw fail('TOO_MANY')
  const wanted = { ...view, owner_id: ownerId, search }
  await changeContent(context, viewContent, {
    content_id: view_id,
    wanted: stored ? wanted : { ...wanted, created_at: clock().toISOString() },
    seen: {},
  })
}

/** @throws NOT_FOUND */
export async function deleteView(context: CallContext, viewId: string): Promise<void> {
  const userId = requireUser(context).id
  const [stored] = await context.db
    .select({ id: saved_views.id })
    .from(saved_views)
    .where(and(eq(saved_views.id, viewId), isVisible(userId)))
  if (!stored) throw fail('NOT_FOUND')
  await changeContent(context, viewContent, { content_id: viewId, wanted: null, seen: {} })
}

const isVisible = (userId: string): SQL | undefined =>
  or(eq(saved_views.owner_id, userId), isNull(saved_views.owner_id))
