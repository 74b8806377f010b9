import { procedures } from '#server/context.ts'
import { list_columns } from '#server/platform/db/schema/index.ts'
import { requireUser } from '#server/platform/http/access.ts'
import { countViews } from './count-views.ts'
import { noteExport } from './note-export.ts'
import { deleteView, getList, saveView } from './views.ts'

const { admin_lists } = procedures

export const adminListsHandlers = {
  get: admin_lists.get.handler(({ context, input }) => getList(context, input.list)),
  count_views: admin_lists.count_views.handler(({ context, input }) => countViews(context, input.list)),
  save_view: admin_lists.save_view.handler(({ context, input }) => saveView(context, input)),
  delete_view: admin_lists.delete_view.handler(({ context, input }) => deleteView(context, input.view_id)),
  choose_columns: admin_lists.choose_columns.handler(async ({ context, input: { list, columns } }) => {
    await context.db
      .insert(list_columns)
      .values({ user_id: requireUser(context).id, list, columns })
      .onConflictDoUpdate({ target: [list_columns.user_id, list_columns.list], set: { columns } })
  }),
  note_export: admin_lists.note_export.handler(({ context, input }) => noteExport(context, input)),
}
