import { auditTexts } from '#web/texts/audit/area.ts'
import { withAreas, type Translate } from '#web/texts/create-texts.ts'
import { showSkipped, type SkippedItem } from '#web/ui/skipped/skipped-store.ts'

interface Rest {
  /** What was done, with counts. */
  text: string
  skipped: readonly SkippedItem[]
}

/** The action of a toast or note that opens a dialog with what was left; undefined if nothing was. */
export function offerRest({ text, skipped }: Rest, translate: Translate, onRetry?: () => void) {
  if (!skipped.length) return undefined
  const t = withAreas(translate, auditTexts)
  const title = t('rest_title', { count: skipped.length })
  return {
    label: t('rest_show'),
    onSelect: () => showSkipped({ title, done: text, items: skipped, ...(onRetry && { onRetry }) }),
  }
}
