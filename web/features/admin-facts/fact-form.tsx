import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnyFact, FactFields } from '#contract/facts.ts'
import { SignInAgain } from '#web/features/accounts/public.ts'
import { useSavedFields } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { adminFactTexts } from '#web/texts/admin-facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { FactConflicts } from './fact-conflicts.tsx'
import { FactFieldset } from './fact-fieldset.tsx'
import { FACT } from './schemas.ts'
import { typedFact, type TypedFact } from './typed-fact.ts'

interface Props {
  /** Null for a new one. */
  fact: AnyFact | null
  /** The stored values that the typed ones are based on; null for a new fact. */
  seen: FactFields | null
  typed: TypedFact
  /** In Riyadh, `yyyy-mm-dd`. */
  today: string
  onTyped: (typed: TypedFact, seen: FactFields | null) => void
  onSaved: () => void
}

export function FactForm({ fact, seen, typed, today, onTyped, onSaved }: Props) {
  const { t, lang } = useTexts(adminFactTexts)
  const api = useApi()
  const navigate = useNavigate()
  const [shown, setShown] = useState(0)

  function settle() {
    onSaved()
    form.settle()
  }

  const saving = useSavedFields<FactFields>({
    stored: seen,
    add: async (fields, call) => {
      const { id } = await api.facts.add(fields, call)
      settle()
      await navigate(`/admin/facts/edit/${id}`)
    },
    change: async (wanted, known, call) => {
      await api.facts.change({ fact_id: fact?.id ?? 0, wanted, seen: known }, call)
      settle()
    },
    onShown: (fields) => {
      form.reset(typedFact(fields, today))
      setShown((count) => count + 1)
    },
    onTakenBack: () => void navigate('/admin/facts'),
    texts: {
      added: (fields) => t('fact_added', { name: fields[`label_${lang}`] }),
      saved: t('fact_saved'),
      unchanged: t('fact_unchanged'),
    },
  })
  const form = useServerForm({
    schema: FACT,
    defaults: typed,
    send: saving.save,
    onTyped: (values) => onTyped(values, saving.seen),
  })
  return (
    <ServerForm form={form} submit={t('fact_save')} remedy={<SignInAgain failure={form.failure} />}>
      <FactFieldset key={shown} form={form} isNew={fact === null} />
      <FactConflicts saving={saving} />
    </ServerForm>
  )
}
