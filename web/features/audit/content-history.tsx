import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { VersionPage } from '#contract/audit.ts'
import type { AdminChangeKind } from '#domain/admin-changes/kinds.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { useApi } from '#web/platform/api/api.ts'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { refetchQueries } from '#web/platform/queries/refetch-queries.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { useAction } from '#web/ui/use-action.ts'
import { ChangedFields } from './changed-fields.tsx'
import { changedOnly } from './changed-only.ts'
import { undoFailureText } from './undo.ts'
import { useUndoable } from './use-undoable.ts'

type Version = VersionPage['items'][number]

interface Props {
  /** The kind of change in the audit log. */
  what: AdminChangeKind
  content_id: string
  /** Called after a restore, to update state that the loader does not reload. */
  onRestored?: (() => Promise<unknown>) | undefined
}

/** The latest versions of content, with their authors, a comparison of any two, and buttons to restore them. */
export function ContentHistory({ what, content_id, onRestored }: Props) {
  const { t } = useTexts(auditTexts)
  const { data, error } = useQuery(apiQuery(useApi(), 'audit', 'list_versions', { what, content_id }))
  const items = data?.items ?? []
  return (
    <section aria-label={t('history_title')} className="flex flex-col gap-4">
      <h2 className="text-lg font-semibold">{t('history_title')}</h2>
      {error && <p role="alert">{t('history_failed')}</p>}
      {!data && !error && <div aria-busy="true" aria-label={t('loading')} className="skeleton h-24" />}
      {data && items.length === 0 && <p className="text-muted">{t('history_none')}</p>}
      {items.length > 1 && <Comparison key={items[0]?.version} items={items} />}
      {items.length > 0 && <Versions items={items} what={what} content_id={content_id} onRestored={onRestored} />}
    </section>
  )
}

/** Compares two versions that the admin selects. */
function Comparison({ items }: { items: readonly Version[] }) {
  const { t } = useTexts(auditTexts)
  const [older, setOlder] = useState(items[1]?.version ?? 0)
  const [newer, setNewer] = useState(items[0]?.version ?? 0)
  const valuesOf = (version: number) => items.find((one) => one.version === version)?.values ?? {}
  const change = changedOnly(valuesOf(older), valuesOf(newer))
  const choices = items.map(({ version }) => (
    <option key={version} value={version}>
      {t('history_version', { number: version })}
    </option>
  ))
  return (
    <div className="flex flex-col gap-3">
      <div className="two-columns gap-3">
        <SelectField
          isRequired={null}
          label={t('history_compare')}
          value={older}
          onChange={(event) => setOlder(Number(event.target.value))}
        >
          {choices}
        </SelectField>
        <SelectField
          isRequired={null}
          label={t('history_with')}
          value={newer}
          onChange={(event) => setNewer(Number(event.target.value))}
        >
          {choices}
        </SelectField>
      </div>
      <div aria-live="polite">
        {Object.keys(change.after).length ? <ChangedFields change={change} /> : <p>{t('history_same')}</p>}
      </div>
    </div>
  )
}

function Versions({ items, what, content_id, onRestored }: Props & { items: readonly Version[] }) {
  const texts = useTexts(auditTexts)
  const { t, lang } = texts
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction({ textOf: (error) => undoFailureText(error, texts) })
  const client = useQueryClient()
  const latest = items[0]?.version ?? 0
  const restore = (version: number) =>
    act({
      send: async () => {
        await undoable(
          t('history_restored', { number: version }),
          (call) => api.audit.restore_version({ what, content_id, version, latest }, call),
          () => void onRestored?.(),
        )
        void refetchQueries(client, {})
        await onRestored?.()
      },
    })
  return (
    <ul className="flex flex-col divide-y divide-line">
      {items.map(({ version, values, admin_name, change_id, created_at }) => (
        <li key={version} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
          <p className="dotted">
            <span className="font-medium">{t('history_version', { number: version })}</span>
            <span>
              <bdi>{admin_name ?? t(change_id === null ? 'history_original' : 'audit_by_program')}</bdi>
            </span>
            <time dateTime={created_at} className="text-muted">
              {formatDateTime(created_at, lang)}
            </time>
            {values === null && <span>{t('history_deleted')}</span>}
          </p>
          {version === latest ? (
            <span className="tag">{t('history_current')}</span>
          ) : (
            <Button
              variant="quiet"
              isWorking={isWorking}
              aria-label={t('history_restore_version', { number: version })}
              onClick={() => restore(version)}
            >
              {t('history_restore')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
