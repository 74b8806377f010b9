import { Link, useSearchParams } from 'react-router'
import type { ReportedConversation } from '#contract/conversation-reports.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { conversationReportsTexts } from '#web/texts/conversation-reports/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

interface Props {
  waiting: readonly ReportedConversation[]
  openId: string
  onOpen: (report: ReportedConversation) => void
  now: string
}

/** A column beside the open report, or a row above it on narrow screens. */
export function ReportList({ waiting, openId, onOpen, now }: Props) {
  const { t, lang } = useTexts(conversationReportsTexts)
  const [params] = useSearchParams()
  return (
    <section aria-labelledby="reported" className="flex min-w-0 flex-col gap-2 xl:sticky xl:top-4 xl:self-start">
      <h2 id="reported" className="font-semibold">
        {t('chat_report_waiting', { count: waiting.length })}
      </h2>
      <ul className="flex gap-2 overflow-auto pb-2 max-xl:snap-x xl:max-h-[calc(100dvh-15rem)] xl:flex-col">
        {waiting.map((report) => (
          <li
            key={report.id}
            className={`panel w-60 flex-none snap-start p-2 xl:w-full ${report.id === openId ? 'border-brand bg-brand-soft' : ''}`}
          >
            <Link
              to={`?${new URLSearchParams([...params, ['report', report.id]])}`}
              replace
              preventScrollReset
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey) return
                event.preventDefault()
                onOpen(report)
              }}
              aria-current={report.id === openId ? 'page' : undefined}
              className="flex flex-col gap-1"
            >
              <span className="truncate font-medium">
                <bdi>{report.reported_name}</bdi>
              </span>
              <span className="dotted text-sm text-muted">
                <span>{t(`chat_report_reason_${report.reason}`)}</span>
                <span>{relativeTime(report.created_at, new Date(now), lang)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
