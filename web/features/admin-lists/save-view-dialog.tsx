import { useState } from 'react'
import { v7 as newId } from 'uuid'
import { ViewToSave, type ListSearch } from '#contract/admin-lists.ts'
import type { AdminList } from '#domain/admin-lists/lists.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminListsTexts } from '#web/texts/admin-lists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'

interface Props {
  list: AdminList
  search: ListSearch
  onClose: () => void
}

/** Asks for the name of a view and who can use it. */
export function SaveViewDialog({ list, search, onClose }: Props) {
  const { t } = useTexts(adminListsTexts)
  const api = useApi()
  const undoable = useUndoable()
  // a retry after an error sends the same id, so that no second view is created
  const [viewId] = useState(() => newId())
  const form = useServerForm({
    schema: ViewToSave,
    defaults: { view_id: viewId, list, name: '', is_shared: false, search },
    send: (view) => undoable(t('lists_view_saved'), (call) => api.admin_lists.save_view(view, call)),
    onDone: onClose,
    refreshes: true,
  })
  return (
    <Dialog title={t('lists_view_save')} onClose={onClose}>
      <ServerForm form={form} submit={t('lists_view_save')} hasWideButton>
        <Field label={t('lists_view_name')} dir="auto" {...form.field('name')} />
        <label className="flex min-h-11 cursor-pointer items-center gap-3">
          <input type="checkbox" className="checkbox" {...form.register('is_shared')} />
          <span>{t('lists_view_shared')}</span>
        </label>
      </ServerForm>
    </Dialog>
  )
}
