import type { LastRestore } from '#contract/backups.ts'
import { formatExactTime } from '#domain/format/format-date.ts'
import type { Lang } from '#domain/language.ts'
import type { backupTexts } from '#web/texts/backups/area.ts'
import type { Translate } from '#web/texts/create-texts.ts'

export type Refusal = NonNullable<LastRestore['refusal']>

/** Why an archive cannot bring a time back, and what can be chosen instead. */
export function refusalText({ reason, reaches_at }: Refusal, t: Translate<typeof backupTexts>, lang: Lang): string {
  if (reason === 'passphrase') return t('archive_refused_passphrase')
  if (reaches_at === null) return t(reason === 'gap' ? 'archive_refused_gap_all' : 'archive_refused_damaged_all')
  return t(`archive_refused_${reason}`, { time: formatExactTime(reaches_at, lang) })
}
