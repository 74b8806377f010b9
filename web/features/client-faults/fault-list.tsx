import type { ClientFault } from '#contract/client-faults.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { clientFaultTexts } from '#web/texts/client-faults/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { AdminList } from '#web/ui/admin-list.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { ViewLinks } from '#web/ui/view-links.tsx'
import { FaultPanel } from './fault-panel.tsx'
import { faultsAddress, type FaultSearch } from './fault-search.ts'

interface Props {
  faults: { items: readonly ClientFault[]; total: number }
  search: FaultSearch
  now: string
}

/** Errors of browsers by cause, seen latest first. */
export function FaultList({ faults: { items, total }, search, now }: Props) {
  const { t, lang } = useTexts(clientFaultTexts)
  const isFound = search.report_id !== undefined
  return (
    <>
      <p className="max-w-prose text-muted">{t('fault_lead')}</p>
      <AdminList
        items={items}
        keyOf={({ id }) => id}
        renderItem={(fault) => <FaultPanel fault={fault} now={now} isOpened={isFound} />}
        empty={t(isFound ? 'fault_none_found' : `fault_none_${search.state}`)}
        filters={isFound ? <ShowAll /> : <States search={search} />}
      />
      {total > items.length && (
        <p className="text-muted">
          {t('fault_most', { shown: formatNumber(items.length, lang), total: formatNumber(total, lang) })}
        </p>
      )}
    </>
  )
}

function States({ search }: Pick<Props, 'search'>) {
  const { t } = useTexts(clientFaultTexts)
  return (
    <ViewLinks
      label={t('fault_views')}
      views={(['open', 'resolved'] as const).map((state) => ({
        to: faultsAddress(state),
        label: t(`fault_view_${state}`),
        isCurrent: search.state === state,
      }))}
    />
  )
}

function ShowAll() {
  const { t } = useTexts(clientFaultTexts)
  return (
    <p>
      <ButtonLink to="/admin/errors" variant="quiet" icon="list">
        {t('fault_show_all')}
      </ButtonLink>
    </p>
  )
}
