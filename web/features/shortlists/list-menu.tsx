import { useState } from 'react'
import { useNavigate } from 'react-router'
import { LIST_NAME_LENGTH } from '#domain/shortlists/limits.ts'
import { useApi } from '#web/platform/api/api.ts'
import { formTexts } from '#web/texts/forms/area.ts'
import { shortlistTexts } from '#web/texts/shortlists/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { ServerForm } from '#web/ui/form/server-form.tsx'
import { useServerForm } from '#web/ui/form/use-server-form.ts'
import { LIST_NAME } from './schemas.ts'
import { useListAction } from './use-list-action.ts'

interface Props {
  id: string
  name: string
}

/** Renames and deletes a list. */
export function ListMenu({ id, name }: Props) {
  const { t } = useTexts(shortlistTexts)
  const api = useApi()
  const navigate = useNavigate()
  const [open, setOpen] = useState<'name' | 'delete' | null>(null)
  const { actInDialog, isWorking } = useListAction()
  const [failure, setFailure] = useState<string | null>(null)
  const close = () => setOpen(null)
  async function remove() {
    setFailure(
      await actInDialog({
        send: () => api.shortlists.remove({ shortlist_id: id }),
        done: t('shortlists_deleted'),
        onDone: () => navigate('/shortlists'),
      }),
    )
  }
  return (
    <>
      <Button variant="quiet" icon="edit" className="needs-script" onClick={() => setOpen('name')}>
        {t('shortlists_rename')}
      </Button>
      <Button variant="plain" icon="trash" className="needs-script" onClick={() => setOpen('delete')}>
        {t('shortlists_delete')}
      </Button>
      {open === 'name' && <NameDialog id={id} name={name} onClose={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={t('shortlists_delete_title', { name: `\u2068${name}\u2069` })}
          text={t('shortlists_delete_text')}
          confirm={t('shortlists_delete')}
          cancel={t('shortlists_keep')}
          isFinal
          isWorking={isWorking}
          failure={failure}
          onClose={close}
          onConfirm={() => void remove()}
        />
      )}
    </>
  )
}

function NameDialog({ id, name, onClose }: Props & { onClose: () => void }) {
  const { t } = useTexts(shortlistTexts, formTexts)
  const api = useApi()
  const { actInDialog } = useListAction()
  const form = useServerForm({
    schema: LIST_NAME,
    defaults: { name },
    send: (values) => api.shortlists.rename({ shortlist_id: id, ...values }),
    onDone: () => void actInDialog({ send: async () => {}, done: t('shortlists_renamed'), onDone: onClose }),
  })
  return (
    <Dialog title={t('shortlists_rename')} onClose={onClose}>
      <ServerForm form={form} submit={t('form_save')} hasWideButton>
        <Field label={t('shortlists_name')} dir="auto" most={LIST_NAME_LENGTH} {...form.field('name')} />
      </ServerForm>
    </Dialog>
  )
}
