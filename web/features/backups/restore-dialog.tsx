import { useQuery } from '@tanstack/react-query'
import type { AddedSince } from '#contract/backups.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { ApiQuery } from '#web/platform/queries/api-query.ts'
import { backupTexts } from '#web/texts/backups/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FormFailure } from '#web/ui/form/form-failure.tsx'

interface Props {
  /** The one that the site goes back to, in words. */
  time: string
  /** Counts what was added since. */
  query: ApiQuery<AddedSince>
  isWorking: boolean
  failure: string | null
  onClose: () => void
  onConfirm: () => void
}

/** Says what a restore takes from the site before it is begun. */
export function RestoreDialog({ time, query, isWorking, failure, onClose, onConfirm }: Props) {
  const { t, lang } = useTexts(backupTexts)
  const { data: added } = useQuery({ ...query, staleTime: 0 })
  const counted = (value: number) => ({ value: formatNumber(value, lang) })
  return (
    <Dialog title={t('backups_ask_title', { time })} onClose={onClose}>
      <div className="flex flex-col gap-4">
        <p>{t('backups_ask_text')}</p>
        {added ? (
          <ul className="flex flex-col gap-1 font-semibold text-danger">
            <li>{t('backups_ask_ads', counted(added.ads))}</li>
            <li>{t('backups_ask_users', counted(added.users))}</li>
            <li>{t('backups_ask_messages', counted(added.messages))}</li>
          </ul>
        ) : (
          <p className="text-muted">{t('backups_ask_counting')}</p>
        )}
        <p className="text-muted">{t('backups_ask_after')}</p>
        <FormFailure text={failure ?? undefined} />
        <div className="flex flex-wrap gap-2">
          <Button variant="danger" isWorking={isWorking} aria-disabled={!added} onClick={onConfirm}>
            {t('backups_ask_confirm')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('backups_ask_keep')}
          </Button>
        </div>
      </div>
    </Dialog>
  )
}
