import { z } from 'zod'
import { AD_SORTS } from '#domain/admin-ads/sorts.ts'
import { ADMIN_LISTS, LIST_COLUMNS } from '#domain/admin-lists/lists.ts'
import { USER_SORTS } from '#domain/admin-users/sorts.ts'
import { plainText } from '#domain/text/plain-text.ts'
import { AdSearch } from './admin-ads.ts'
import { UserSearch } from './admin-users.ts'
import { distinct } from './distinct.ts'
import { errors } from './errors.ts'
import { atMost, OneLine, procedure, routesOf, voidProcedure } from './procedure.ts'
import { Timestamp } from './timestamp.ts'

const List = z.enum(ADMIN_LISTS)
const OneList = z.strictObject({ list: List })

/** Search parameters of admin lists. Each list uses some of them. */
export const ListSearch = z.strictObject({
  text: AdSearch.shape.text,
  state: AdSearch.shape.state,
  seller_id: AdSearch.shape.seller_id,
  role: UserSearch.shape.role,
  status: UserSearch.shape.status,
  sort: z.enum([...AD_SORTS, ...USER_SORTS]).optional(),
})
export type ListSearch = z.output<typeof ListSearch>

const View = z.object({
  id: z.uuid(),
  name: z.string(),
  /** Whether the view is shared: all moderators and admins may use and change it. */
  is_shared: z.boolean(),
  search: ListSearch,
})
export type SavedView = z.output<typeof View>

const Name = OneLine.check(atMost(500))
  .transform(plainText)
  .pipe(z.string().min(1, 'required').check(atMost(60)))
export const ViewToSave = z.strictObject({
  view_id: z.uuid(),
  list: List,
  name: Name,
  is_shared: z.boolean(),
  search: ListSearch,
})
export type ViewToSave = z.output<typeof ViewToSave>

const route = routesOf('admin: lists')

export const admin_lists = {
  get: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Get the saved views and columns of a list',
        'GET',
        '/admin/lists/{list}',
        'Returns the views of the caller and the shared views.',
      ),
    )
    .input(OneList)
    .output(
      z.object({
        views: z.array(View),
        /** In display order; all columns if none were chosen. */
        columns: z.array(z.string()),
      }),
    ),
  count_views: procedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Count the results of the saved views of a list',
        'GET',
        '/admin/lists/{list}/counts',
        'Counts stop at 10,000. `is_more` is true if there are more results.',
      ),
    )
    .input(OneList)
    .output(
      z.array(
        z.object({
          view_id: z.uuid(),
          count: z.int(),
          is_more: z.boolean(),
          /** When the oldest result was created; null if there are no results. */
          oldest_at: Timestamp.nullable(),
        }),
      ),
    ),
  save_view: voidProcedure
    .meta({ access: 'moderator' })
    .route(route('Save a view of a list', 'PUT', '/admin/views/{view_id}', 'The client chooses the ID.'))
    .input(ViewToSave)
    .errors(errors('NOT_FOUND', 'TOO_MANY', 'CONTENT_CHANGED')),
  delete_view: voidProcedure
    .meta({ access: 'moderator' })
    .route(route('Delete a saved view', 'DELETE', '/admin/views/{view_id}', 'A view of the caller, or a shared view.'))
    .input(z.strictObject({ view_id: z.uuid() }))
    .errors(errors('NOT_FOUND', 'CONTENT_CHANGED')),
  choose_columns: voidProcedure
    .meta({ access: 'moderator' })
    .route(
      route(
        'Choose the columns of a list',
        'PUT',
        '/admin/lists/{list}/columns',
        'Applies to the account of the caller, on all devices.',
      ),
    )
    .input(
      OneList.extend({
        columns: distinct(z.enum([...LIST_COLUMNS.ads, ...LIST_COLUMNS.users])).max(20),
      }),
    ),
  note_export: voidProcedure
    .meta({ access: 'admin' })
    .route(
      route(
        'Record the export of a list',
        'POST',
        '/admin/lists/{list}/exports',
        'Adds an entry to the audit log. Call it before the export.',
      ),
    )
    .input(OneList.extend({ search: ListSearch })),
}
