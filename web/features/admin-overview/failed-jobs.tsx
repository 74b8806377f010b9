import type { FailedJob } from '#contract/admin-overview.ts'
import { formatDateTime } from '#domain/format/format-date.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminOverviewTexts } from '#web/texts/admin-overview/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useAction } from '#web/ui/use-action.ts'

interface Props {
  jobs: readonly FailedJob[]
  now: string
}

/** Background jobs whose last attempt failed, with buttons to retry. */
export function FailedJobs({ jobs, now }: Props) {
  const { t } = useTexts(adminOverviewTexts)
  return (
    <section aria-labelledby="failed-jobs" className="flex flex-col gap-4">
      <h2 id="failed-jobs" className="text-lg font-semibold">
        {t('jobs_title')}
      </h2>
      <p className="text-muted">{t('jobs_lead')}</p>
      <AdminList
        items={jobs}
        keyOf={({ id }) => id}
        renderItem={(job) => <Job job={job} now={new Date(now)} />}
        empty={t('jobs_none')}
      />
    </section>
  )
}

function Job({ job, now }: { job: FailedJob; now: Date }) {
  const { t, lang } = useTexts(adminOverviewTexts)
  const api = useApi()
  const { act, isWorking } = useAction()
  const retry = () => act({ send: () => api.admin_overview.retry_job({ job_id: job.id }), done: t('jobs_retried') })
  return (
    <Panel as="article">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h3 className="font-semibold">
          <bdi dir="ltr">{job.name}</bdi>
        </h3>
        <Button
          variant="quiet"
          isWorking={isWorking}
          aria-label={t('jobs_retry_of', { name: job.name })}
          onClick={retry}
        >
          {t('jobs_retry')}
        </Button>
      </div>
      <p className="dotted text-sm text-muted">
        <span>{t('jobs_attempts', { count: job.attempts })}</span>
        {job.failed_at && <span>{t('jobs_failed_at', { time: relativeTime(job.failed_at, now, lang) })}</span>}
        {job.next_attempt_at && <span>{t('jobs_next', { time: formatDateTime(job.next_attempt_at, lang) })}</span>}
      </p>
      <p className="wrap-anywhere">{job.error === null ? t('jobs_no_error') : <bdi dir="ltr">{job.error}</bdi>}</p>
    </Panel>
  )
}
