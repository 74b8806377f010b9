import { useSyncExternalStore, version as reactVersion } from 'react'
import { formatNumber } from '#domain/format/format-number.ts'
import { clearErrors, recordedErrors, subscribeToErrors, type ErrorRecord } from '#web/platform/pages/error-log.ts'
import { pageVersion } from '#web/rendering/page-version.ts'
import { errorOverlayTexts } from '#web/texts/error-overlay/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { CopyButton } from '#web/ui/copy-button.tsx'
import { lastActions } from './action-log.ts'
import { errorReport } from './error-report.ts'

const MOST_SHOWN = 10

/** During development: the last ten errors of the page, until they are cleared. */
export function ErrorOverlay() {
  const { t, lang } = useTexts(errorOverlayTexts)
  const records = useSyncExternalStore(subscribeToErrors, recordedErrors, recordedErrors).slice(0, MOST_SHOWN)
  if (!records.length) return null
  return (
    <aside
      aria-label={t('overlay_title')}
      className="panel fixed inset-x-4 bottom-4 z-60 mx-auto flex max-h-[70dvh] max-w-3xl flex-col gap-3 overflow-auto p-4"
    >
      <h2 className="text-lg font-semibold">{`${t('overlay_title')} (${formatNumber(records.length, lang)})`}</h2>
      <ul className="flex flex-col gap-2">
        {records.map((record) => (
          <li key={record.id} className="flex flex-wrap items-start justify-between gap-x-4 border-t border-line pt-2">
            <Details record={record} />
            <Copy records={[record]} label={t('overlay_copy')} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Copy records={records} label={t('overlay_copy_all')} />
        <Button variant="quiet" icon="trash" onClick={clearErrors}>
          {t('overlay_clear')}
        </Button>
        <Button variant="quiet" icon="retry" onClick={() => window.location.reload()}>
          {t('overlay_reload')}
        </Button>
      </div>
    </aside>
  )
}

function Details({ record: { severity, name, message, stack } }: { record: ErrorRecord }) {
  const { t } = useTexts(errorOverlayTexts)
  return (
    <details className="min-w-0 basis-80 grow">
      <summary className="min-h-11 cursor-pointer content-center wrap-anywhere">
        <span className={severity === 'critical' ? 'font-semibold text-danger' : 'text-muted'}>
          {t(`overlay_${severity}`)}
        </span>{' '}
        <bdi dir="ltr">{`${name}: ${message}`}</bdi>
      </summary>
      <ScrollBox label={`${name}: ${message}`}>
        <pre dir="ltr" className="text-sm">
          {stack}
        </pre>
      </ScrollBox>
    </details>
  )
}

function Copy({ records, label }: { records: readonly ErrorRecord[]; label: string }) {
  const { t } = useTexts(errorOverlayTexts)
  const page = {
    path: window.location.pathname + window.location.search,
    versions: { Version: pageVersion(), React: reactVersion, Browser: navigator.userAgent },
    actions: lastActions(),
  }
  return (
    <CopyButton
      variant="quiet"
      icon="copy"
      text={errorReport(records, page)}
      copied={t('overlay_copied')}
      failed={t('overlay_copy_failed')}
    >
      {label}
    </CopyButton>
  )
}
