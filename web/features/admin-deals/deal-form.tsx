import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { v7 as newId } from 'uuid'
import type { AnyDeal, DealFields } from '#contract/deals.ts'
import { fromRiyadh } from '#domain/riyadh-time.ts'
import { SignInAgain } from '#web/features/accounts/public.ts'
import { useSavedFields } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { queriesOf } from '#web/platform/queries/api-query.ts'
import { serverNow } from '#web/platform/server-time.ts'
import { adminDealTexts } from '#web/texts/admin-deals/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import type { DealChoices } from './deal-choices.ts'
import { DealConflicts } from './deal-conflicts.tsx'
import { DealFieldset } from './deal-fieldset.tsx'
import { DEAL } from './schemas.ts'
import { typedDeal, type TypedDeal } from './typed-deal.ts'

interface Props {
  /** Null for a new one. */
  deal: AnyDeal | null
  /** The stored values that the typed ones are based on; null for a new deal. */
  seen: DealFields | null
  typed: TypedDeal
  choices: DealChoices
  /** In ISO 8601. */
  now: string
  onTyped: (typed: TypedDeal, seen: DealFields | null) => void
  onSaved: () => void
}

export function DealForm({ deal, seen, typed, choices, now, onTyped, onSaved }: Props) {
  const { t, lang } = useTexts(adminDealTexts)
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [id] = useState(() => deal?.id ?? newId())
  const [shown, setShown] = useState(0)
  const publishes = useRef(false)

  function settle() {
    onSaved()
    form.settle()
    // the public pages of this browser
    void client.invalidateQueries(queriesOf('deals'))
  }

  const saving = useSavedFields<DealFields>({
    stored: seen,
    add: async (fields, call) => {
      await api.deals.add({ id, ...fields }, call)
      settle()
      await navigate(`/admin/deals/edit/${id}`)
    },
    change: async (wanted, known, call) => {
      await api.deals.change({ deal_id: id, wanted, seen: known }, call)
      settle()
    },
    onShown: (fields) => {
      form.reset(typedDeal(fields))
      setShown((count) => count + 1)
    },
    onTakenBack: () => void navigate('/admin/deals'),
    texts: {
      added: (fields) => t('deal_added', { name: fields[`title_${lang}`] }),
      saved: t('deal_saved'),
      unchanged: t('deal_unchanged'),
    },
  })
  const publishedAt = deal?.published_at ?? null
  const form = useServerForm({
    schema: DEAL,
    defaults: typed,
    send: (fields) =>
      saving.save({ ...fields, published_at: publishes.current ? serverNow().toISOString() : publishedAt }),
    onTyped: (values) => onTyped(values, saving.seen),
  })
  function submit(andPublish: boolean) {
    publishes.current = andPublish
    form.onSubmit()
  }
  const isDraft = publishedAt === null
  const startsLater = Number(fromRiyadh(form.choice('starts_at').value)) > Date.parse(now)
  return (
    <ServerForm
      form={{ ...form, onSubmit: () => submit(false) }}
      submit={t(isDraft ? 'deal_save_draft' : 'deal_save')}
      remedy={<SignInAgain failure={form.failure} />}
      beside={
        isDraft && (
          <Button variant="quiet" className="needs-script" isWorking={form.isSending} onClick={() => submit(true)}>
            {t(startsLater ? 'deal_save_schedule' : 'deal_save_publish')}
          </Button>
        )
      }
    >
      <DealFieldset key={shown} form={form} picture={deal?.picture ?? null} choices={choices} />
      <DealConflicts saving={saving} choices={choices} />
    </ServerForm>
  )
}
