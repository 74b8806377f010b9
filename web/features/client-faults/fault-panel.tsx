import type { ClientFault } from '#contract/client-faults.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { relativeTime } from '#domain/format/relative-time.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { clientFaultTexts } from '#web/texts/client-faults/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { ScrollBox } from '#web/ui/scroll-box.tsx'
import { useAction } from '#web/ui/use-action.ts'

interface Props {
  fault: ClientFault
  now: string
  /** Whether its details are open at first. */
  isOpened: boolean
}

/** An error of browsers: what, where, how often, in which versions and browsers. */
export function FaultPanel({ fault, now, isOpened }: Props) {
  const { t, lang } = useTexts(clientFaultTexts)
  const ago = (time: string) => relativeTime(time, new Date(now), lang)
  return (
    <Panel as="article" className="flex flex-col gap-3 p-5">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h2 className="min-w-0 basis-80 grow font-semibold wrap-anywhere">
          <bdi dir="ltr">{fault.message}</bdi>
        </h2>
        {fault.resolved_at === null && <Resolve fault={fault} />}
      </div>
      <p className="dotted text-sm text-muted">
        {fault.back_at !== null && fault.resolved_at === null && (
          <span className="font-semibold text-danger">{t('fault_back')}</span>
        )}
        <span>{t(`fault_type_${fault.type}`)}</span>
        <span>{t('fault_times', { count: fault.count })}</span>
        <span>{t('fault_last_seen', { time: ago(fault.last_seen_at) })}</span>
        <span>{t('fault_first_seen', { time: ago(fault.first_seen_at) })}</span>
      </p>
      <dl className="grid gap-x-4 gap-y-1 text-sm sm:grid-cols-[auto_1fr]">
        {fault.source !== null && <Entry name={t('fault_source')} value={fault.source} />}
        <Entry name={t('fault_page')} value={fault.page} />
        <Counts name={t('fault_versions')} counts={fault.versions} />
        <Counts name={t('fault_browsers')} counts={fault.browsers} />
      </dl>
      {(fault.stack || fault.component_stack) && (
        <details open={isOpened}>
          <summary className="link min-h-11 w-fit cursor-pointer content-center">{t('fault_details')}</summary>
          <Stack name={t('fault_stack')} text={fault.stack} />
          <Stack name={t('fault_components')} text={fault.component_stack} />
        </details>
      )}
    </Panel>
  )
}

function Resolve({ fault: { id, message } }: Pick<Props, 'fault'>) {
  const { t } = useTexts(clientFaultTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const send = () => undoable(t('fault_resolved'), (call) => api.client_faults.resolve({ fault_id: id }, call))
  return (
    <Button
      variant="quiet"
      icon="check"
      className="needs-script"
      isWorking={isWorking}
      aria-label={t('fault_resolve_of', { message })}
      onClick={() => act({ send })}
    >
      {t('fault_resolve')}
    </Button>
  )
}

function Entry({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere">
        <bdi dir="ltr">{value}</bdi>
      </dd>
    </>
  )
}

function Counts({ name, counts }: { name: string; counts: ClientFault['versions'] }) {
  const { lang } = useTexts()
  const most = Object.entries(counts).toSorted(([, one], [, other]) => other - one)
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="dotted wrap-anywhere">
        {most.map(([what, count]) => (
          <span key={what}>
            <bdi dir="ltr">{`${what}: ${formatNumber(count, lang)}`}</bdi>
          </span>
        ))}
      </dd>
    </>
  )
}

function Stack({ name, text }: { name: string; text: string }) {
  if (!text) return null
  return (
    <figure className="flex flex-col gap-1">
      <figcaption className="text-sm text-muted">{name}</figcaption>
      <ScrollBox label={name} className="max-h-80 rounded-lg bg-sunken">
        <pre dir="ltr" className="p-3 text-sm">
          {text}
        </pre>
      </ScrollBox>
    </figure>
  )
}
