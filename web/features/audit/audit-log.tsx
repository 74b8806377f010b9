import type { ChangePage } from '#contract/audit.ts'
import type { SubjectKind } from '#domain/admin-changes/kinds.ts'
import { auditTexts } from '#web/texts/audit/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { AuditFilters } from './audit-filters.tsx'
import { ContentHistory } from './content-history.tsx'
import { LoggedChange } from './logged-change.tsx'
import { UndoRequest } from './undo-request.tsx'
import { auditAddress, type ChosenChanges } from './read-audit-search.ts'

/** Subjects without a version history; all others are content. */
const WITHOUT_VERSIONS: readonly SubjectKind[] = [
  'user',
  'ad',
  'seller_review',
  'promotion',
  'support_request',
  'client_fault',
  'media',
  'list',
]

interface Props {
  page: ChangePage
  search: ChosenChanges
  people: readonly { id: string; name: string }[]
}

/** Changes by admins, latest first. */
export function AuditLog({ page: { items, next }, search, people }: Props) {
  const { t } = useTexts(auditTexts)
  const viewer = useViewer()
  const [last] = items
  return (
    <AdminList
      filters={
        <>
          <AuditFilters search={search} people={people} />
          {search.subject_id && last && !WITHOUT_VERSIONS.includes(last.subject.kind) && (
            <ContentHistory key={search.subject_id} what={last.what} content_id={search.subject_id} />
          )}
          {search.request_id && last?.admin_id === viewer?.id && (
            <UndoRequest request_id={search.request_id} changes={items} />
          )}
        </>
      }
      items={items}
      keyOf={({ id }) => id}
      renderItem={(change) => <LoggedChange change={change} />}
      empty={t('audit_none')}
      next={next && auditAddress({ ...search, after: next })}
      className="gap-3"
    />
  )
}
