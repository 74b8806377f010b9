import { useState } from 'react'
import { v7 as newId } from 'uuid'
import { NewSavedSearch, type SavedSearch } from '#contract/saved-searches.ts'
import { SEARCH_ALERTS } from '#domain/saved-searches/alerts.ts'
import { track } from '#web/features/events/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { accountTexts } from '#web/texts/account/area.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { SelectField } from '#web/ui/select-field.tsx'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { hasNotes, ReadingNotes } from './reading-notes.tsx'

interface Props {
  query: string
  name: string
  onClose: () => void
}

export function SaveSearchDialog({ query, name, onClose }: Props) {
  const { t } = useTexts(accountTexts, formTexts)
  const api = useApi()
  // idempotency key: a retry after a lost response does not save the search twice
  const [id] = useState(() => newId())
  /** How alerts read the saved search, if that needs to be said. */
  const [saved, setSaved] = useState<SavedSearch['reading'] | null>(null)
  const form = useServerForm({
    schema: NewSavedSearch,
    defaults: { id, query, name, alert: 'daily' },
    keptAs: `saved-search ${query}`,
    send: async (values) => {
      const { reading } = await api.saved_searches.save(values)
      track({
        call: 'track_user_event',
        event_category: 'saved_search',
        event_action: 'save',
        page_url: location.pathname,
      })
      if (hasNotes(reading)) return setSaved(reading)
      addToast({ title: t('saved_search_saved'), variant: 'success' })
      onClose()
    },
  })
  if (saved) {
    return (
      <Dialog title={t('saved_search_saved')} onClose={onClose}>
        <div className="flex flex-col gap-4">
          <ReadingNotes reading={saved} />
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </Dialog>
    )
  }
  return (
    <Dialog title={t('saved_search_save')} onClose={onClose}>
      <ServerForm form={form} submit={t('form_save')} hasWideButton>
        <Field label={t('saved_search_name')} dir="auto" {...form.field('name')} />
        <SelectField label={t('saved_search_alert')} {...form.field('alert')}>
          {SEARCH_ALERTS.map((alert) => (
            <option key={alert} value={alert}>
              {t(`saved_search_${alert}`)}
            </option>
          ))}
        </SelectField>
      </ServerForm>
    </Dialog>
  )
}
