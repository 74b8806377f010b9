import { useState } from 'react'
import type { TextChange, TextFileReport } from '#contract/texts.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api.ts'
import { assertReadable } from '#web/platform/chosen-file.ts'
import { tableFileTexts } from '#web/texts/table-files/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText, fieldText } from '#web/ui/form/failure-text.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { useAction } from '#web/ui/use-action.ts'

/** Maximum number of changes per request. */
const MOST_AT_ONCE = 200

/** Imports a file of texts, after a preview of its changes. */
export function useTextFile() {
  const { t } = useTexts(websiteTexts, tableFileTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const [report, setReport] = useState<TextFileReport | null>(null)
  const [isReading, setReading] = useState(false)

  /** Compares a file with the current texts. The page does not change, so several files can be chosen in a row. */
  async function compare(file: File) {
    setReport(null)
    setReading(true)
    try {
      await assertReadable(file)
      setReport(await api.texts.compare_file({ file }))
    } catch (error) {
      const failure = failureOf(error)
      const [field] = failure.fields
      const title = field ? fieldText(field.reason, t) : failureText(failure, t)
      addToast({ title, variant: 'destructive' })
    } finally {
      setReading(false)
    }
  }

  return {
    report,
    isWorking: isWorking || isReading,
    close: () => setReport(null),
    choose: (file: File) => void compare(file),
    take: (differences: TextFileReport['differences']) => {
      const changes = differences.map(changeOf)
      act({
        send: () =>
          undoable(t('texts_saved'), async (call) => {
            for (let at = 0; at < changes.length; at += MOST_AT_ONCE) {
              await api.texts.change({ changes: changes.slice(at, at + MOST_AT_ONCE) }, call)
            }
          }),
        onDone: () => setReport(null),
      })
    },
  }
}

const changeOf = ({ text_key, lang, wanted, seen }: TextFileReport['differences'][number]): TextChange => ({
  text_key,
  wanted: { [`text_${lang}`]: wanted },
  seen: { [`text_${lang}`]: seen },
})
