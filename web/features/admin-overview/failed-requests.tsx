import type { FailedRequest } from '#contract/admin-overview.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { adminOverviewTexts } from '#web/texts/admin-overview/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Panel } from '#web/ui/panel.tsx'

interface Props {
  requests: readonly FailedRequest[]
}

/** Requests that failed with an internal error, by the request ids that visitors were shown. */
export function FailedRequests({ requests }: Props) {
  const { t } = useTexts(adminOverviewTexts)
  return (
    <section aria-labelledby="failed-requests" className="flex flex-col gap-4">
      <h2 id="failed-requests" className="text-lg font-semibold">
        {t('broken_title')}
      </h2>
      <p className="text-muted">{t('broken_lead')}</p>
      <AdminList
        items={requests}
        keyOf={({ request_id }) => request_id}
        renderItem={(request) => <Broken {...request} />}
        empty={t('broken_none')}
      />
    </section>
  )
}

function Broken({ request_id, method, path, failed_at }: FailedRequest) {
  const { lang } = useTexts(adminOverviewTexts)
  return (
    <Panel as="article">
      <h3 className="font-semibold wrap-anywhere">
        <bdi dir="ltr">{`${method} ${path}`}</bdi>
      </h3>
      <p className="dotted text-sm text-muted">
        <span>{formatDateTime(failed_at, lang)}</span>
        <span>
          <bdi dir="ltr" className="wrap-anywhere">
            {request_id}
          </bdi>
        </span>
      </p>
    </Panel>
  )
}
