import { useState } from 'react'
import type { Archive } from '#contract/backups.ts'
import { formatExactTime } from '#domain/format/format-date.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { useApi } from '#web/platform/api/api.ts'
import { useViewer } from '#web/platform/pages/viewer-context.tsx'
import { apiQuery } from '#web/platform/queries/api-query.ts'
import { backupTexts } from '#web/texts/backups/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { RestoreDialog } from './restore-dialog.tsx'
import { TimeChoice } from './time-choice.tsx'
import { useRestore } from './use-restore.ts'

/** What times the site can be restored to, how the last test of that went, and the way to restore one. */
export function ArchiveTimes({ archive: { span, last_drill } }: { archive: Archive }) {
  const { t, lang } = useTexts(backupTexts)
  const [asked, setAsked] = useState<string | null>(null)
  const api = useApi()
  const viewerId = useViewer()?.id
  const { isAway, progress, restore, failure, isWorking } = useRestore({
    send: (until) => api.backups.restore_until({ until }),
    onBegun: () => setAsked(null),
  })
  return (
    <section aria-labelledby="archive" className="flex flex-col gap-4">
      <h2 id="archive" className="text-lg font-semibold">
        {t('archive_title')}
      </h2>
      <p className="text-muted">{t(span ? 'archive_lead' : 'archive_off')}</p>
      <p aria-live="polite" className="font-semibold empty:hidden">
        {progress}
      </p>
      {span && (
        <Panel as="div">
          <TimeChoice span={span} isBusy={isAway} onChoose={setAsked} />
          {last_drill && <LastDrill {...last_drill} />}
        </Panel>
      )}
      {span && asked && (
        <RestoreDialog
          time={formatExactTime(asked === 'latest' ? span.to : asked, lang)}
          query={apiQuery(api, 'backups', 'count_since_time', { until: asked }, viewerId)}
          isWorking={isWorking}
          failure={failure}
          onClose={() => setAsked(null)}
          onConfirm={() => restore(asked)}
        />
      )}
    </section>
  )
}

function LastDrill({ ended_at, seconds, reached_at, rows, differences, failure }: NonNullable<Archive['last_drill']>) {
  const { t, lang } = useTexts(backupTexts)
  const wrong = failure ?? differences.join('; ')
  if (wrong) {
    return (
      <p className="text-sm wrap-anywhere">
        <span className="text-danger">{t('archive_tested_badly', { time: formatExactTime(ended_at, lang) })}</span>{' '}
        <bdi dir="ltr">{wrong}</bdi>
      </p>
    )
  }
  return (
    <p className="text-sm text-muted">
      {t('archive_tested', {
        time: formatExactTime(reached_at ?? ended_at, lang),
        rows: formatNumber(rows, lang),
        seconds: formatNumber(seconds, lang),
      })}
    </p>
  )
}
