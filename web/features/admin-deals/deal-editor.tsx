import { useState } from 'react'
import { useNavigate, useRevalidator } from 'react-router'
import type { AnyDeal, DealDay, DealFields } from '#contract/deals.ts'
import { HistoryDisclosure } from '#web/features/audit/public.ts'
import { CitedWarning } from '#web/features/content-uses/public.ts'
import { useServerTime } from '#web/platform/server-time.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { BackLink } from '#web/ui/back-link.tsx'
import { Button, ButtonLink } from '#web/ui/button.tsx'
import { Panel } from '#web/ui/panel.tsx'
import { useUnsentForm } from '#web/ui/form/unsent-form.ts'
import type { DealChoices } from './deal-choices.ts'
import { DealCounts } from './deal-counts.tsx'
import { DealForm } from './deal-form.tsx'
import { DealStateTag } from './deal-state-tag.tsx'
import { fieldsOfDeal } from './fields-of-deal.ts'
import { typedDeal, type TypedDeal } from './typed-deal.ts'
import { useDealActions } from './use-deal-actions.ts'

interface Props {
  /** Null for a new one. */
  deal: AnyDeal | null
  days: readonly DealDay[]
  choices: DealChoices
  /** In ISO 8601. */
  now: string
}

/** The form of a deal, what can be done with it, and its counts. */
export function DealEditor({ deal, days, choices, now }: Props) {
  const { t } = useTexts(adminDealTexts)
  const { revalidate } = useRevalidator()
  useServerTime(now)
  const [restored, setRestored] = useState(0)
  const [isSaved, setSaved] = useState(false)
  const unsent = useUnsentForm<Partial<TypedDeal>, DealFields | null>(`deal ${deal?.id ?? 'new'}`)
  const stored = deal && fieldsOfDeal(deal)
  return (
    <div className="flex max-w-4xl flex-col gap-4">
      <BackLink to="/admin/deals" className="self-start">
        {t('deal_back')}
      </BackLink>
      {deal && <DealActions deal={deal} />}
      {unsent.found && !isSaved && (
        <p role="status" className="notice flex flex-wrap items-center gap-x-3">
          <span>{t('deal_restored')}</span>
          <Button variant="plain" onClick={unsent.discard}>
            {t('deal_discard')}
          </Button>
        </p>
      )}
      <DealForm
        key={`${restored} ${unsent.found !== null}`}
        deal={deal}
        seen={unsent.found ? unsent.found.seen : stored}
        typed={{ ...typedDeal(stored), ...unsent.found?.typed }}
        choices={choices}
        now={now}
        onTyped={unsent.keep}
        onSaved={() => {
          unsent.forget()
          setSaved(true)
        }}
      />
      {deal && (
        <>
          <DealCounts days={days} />
          <Panel>
            <HistoryDisclosure
              what="change_deal"
              content_id={deal.id}
              onRestored={async () => {
                unsent.discard()
                await revalidate()
                setRestored((count) => count + 1)
              }}
            />
          </Panel>
        </>
      )}
    </div>
  )
}

function DealActions({ deal }: { deal: AnyDeal }) {
  const { t } = useTexts(adminDealTexts)
  const navigate = useNavigate()
  const { isWorking, unpublish, duplicate, remove, warning } = useDealActions(deal)
  const { state } = deal
  return (
    <div className="flex flex-wrap items-center gap-2">
      <DealStateTag state={state} />
      <ButtonLink to={`/deals/${deal.id}`} variant="quiet" icon="show">
        {t(state === 'live' || state === 'expired' ? 'deal_view' : 'deal_preview')}
      </ButtonLink>
      <span className="needs-script flex flex-wrap gap-2">
        {state !== 'draft' && (
          <Button variant="quiet" icon="hide" isWorking={isWorking} onClick={unpublish}>
            {t('deal_unpublish')}
          </Button>
        )}
        <Button variant="quiet" icon="copy" isWorking={isWorking} onClick={duplicate}>
          {t('deal_duplicate')}
        </Button>
        <Button
          variant="plain"
          icon="trash"
          isWorking={isWorking}
          onClick={() => remove(() => navigate('/admin/deals'))}
        >
          {t('deal_delete')}
        </Button>
      </span>
      <CitedWarning by="link" {...warning} />
    </div>
  )
}
