import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LIST_NAME_LENGTH, MOST_SHORTLISTS } from '#domain/shortlists/limits.ts'
import { useApi } from '#web/platform/api/api.ts'
import { randomId } from '#web/platform/device/random-id.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { ButtonLink } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { Panel } from '#web/ui/panel.tsx'
import { NEW_LIST } from './schemas.ts'

interface Props {
  chosen: readonly string[]
  /** Whether there are cars to choose from. */
  hasCars: boolean
}

/** Creates a list with the chosen cars and opens it. */
export function NewListForm({ chosen, hasCars }: Props) {
  const { t } = useTexts(shortlistTexts, formTexts)
  const api = useApi()
  const navigate = useNavigate()
  // idempotency key: a retry after a lost response does not create the list twice
  const [id] = useState(() => randomId())
  const form = useServerForm({
    schema: NEW_LIST,
    defaults: { name: '' },
    keptAs: 'shortlist new',
    send: ({ name }) => api.shortlists.add({ shortlist_id: id, name, car_ids: [...chosen] }),
    onDone: () => void navigate(`/shortlists/${id}`),
  })
  return (
    <Panel title={t('shortlists_new')}>
      {chosen.length === 0 && <p className="text-muted">{t('shortlists_none_chosen')}</p>}
      {!hasCars && (
        <ButtonLink to="/shortlists?from=favorites" variant="quiet" icon="heart" className="self-start">
          {t('shortlists_from_favorites')}
        </ButtonLink>
      )}
      <ServerForm
        form={form}
        submit={t('shortlists_create')}
        remedy={
          form.failure?.code === 'TOO_MANY' && (
            <p className="text-sm">{t('shortlists_too_many_lists', { most: MOST_SHORTLISTS })}</p>
          )
        }
      >
        <Field
          label={t('shortlists_name')}
          hint={t('shortlists_example')}
          dir="auto"
          most={LIST_NAME_LENGTH}
          {...form.field('name')}
        />
      </ServerForm>
    </Panel>
  )
}
