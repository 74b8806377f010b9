import { useState } from 'react'
import type { ArchiveSpan } from '#contract/backups.ts'
import { formatExactTime } from '#domain/format/format-date.ts'
import { fromRiyadh, secondInRiyadh } from '#domain/riyadh-time.ts'
import { backupTexts } from '#web/texts/backups/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { Button } from '#web/ui/button.tsx'
import { TimeField } from '#web/ui/time-field.tsx'

interface Props {
  span: ArchiveSpan
  isBusy: boolean
  /** Called with a time or `latest`. */
  onChoose: (until: string) => void
}

/** From when to when a site can be restored, and the choice of a time to the second, or of the latest. */
export function TimeChoice({ span: { from, to, needs_passphrase }, isBusy, onChoose }: Props) {
  const { t, lang } = useTexts(backupTexts)
  const [typed, setTyped] = useState(secondInRiyadh(new Date(to)))
  const [isMissing, setMissing] = useState(false)
  const choose = () => {
    const time = fromRiyadh(typed)
    setMissing(time === null)
    if (time) onChoose(time.toISOString())
  }
  return (
    <div className="flex flex-col gap-4">
      <p>{t('archive_span', { from: formatExactTime(from, lang), to: formatExactTime(to, lang) })}</p>
      {needs_passphrase ? (
        <p>{t('archive_needs_passphrase')}</p>
      ) : (
        <form
          className="needs-script flex flex-col gap-4"
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            if (!isBusy) choose()
          }}
        >
          <TimeField
            type="datetime-local"
            step={1}
            isRequired={true}
            label={t('archive_time')}
            defaultValue={typed}
            error={isMissing ? t('archive_time_missing') : undefined}
            onChange={setTyped}
          />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" variant="quiet" aria-disabled={isBusy}>
              {t('archive_restore_time')}
            </Button>
            <Button variant="quiet" aria-disabled={isBusy} onClick={() => onChoose('latest')}>
              {t('archive_restore_latest')}
            </Button>
          </div>
        </form>
      )}
    </div>
  )
}
