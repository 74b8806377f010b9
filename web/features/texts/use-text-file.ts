import { useState } from 'react'
import type { TextChange, TextFileReport } from '#contract/texts.ts'
import { useUndoable, type NotedCall } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api/api.ts'
import { assertReadable } from '#web/platform/device/chosen-file.ts'
import { tableFileTexts } from '#web/texts/table-files/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { failureOf } from '#web/ui/form/failure.ts'
import { failureText, fieldText } from '#web/ui/form/failure-text.ts'
import { addToast } from '#web/ui/toasts/toast-store.ts'
import { useAction } from '#web/ui/use-action.ts'
import { textsAddress } from './read-text-search.ts'

/** The outcome of a change: why it was not saved, or null. */
interface Outcome {
  text_key: string
  refused: string | null
}

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

  /** What was imported before a request failed can be undone all the same. */
  async function importSome(changes: readonly TextChange[], call: NotedCall): Promise<readonly Outcome[]> {
    try {
      return (await api.texts.import({ changes: [...changes] }, call)).outcomes
    } catch (error) {
      const { code } = failureOf(error)
      return changes.map(({ text_key }) => ({ text_key, refused: code }))
    }
  }

  function summary(outcomes: readonly Outcome[]) {
    const skipped = outcomes.flatMap(({ text_key, refused }, at) =>
      refused === null
        ? []
        : [
            {
              key: `${text_key} ${at}`,
              name: text_key,
              to: textsAddress({ text: text_key }),
              reason: reasonOf(refused),
            },
          ],
    )
    const count = outcomes.length - skipped.length
    const text = [
      t('texts_imported', { count }),
      ...(skipped.length ? [t('texts_import_left', { count: skipped.length })] : []),
    ].join(' ')
    return { text, skipped, count }
  }

  const reasonOf = (code: string): string =>
    code === 'CONTENT_CHANGED' ? t('texts_import_changed') : failureText({ code, data: {}, fields: [] }, t)

  return {
    report,
    isWorking: isWorking || isReading,
    close: () => setReport(null),
    choose: (file: File) => void compare(file),
    take: (differences: TextFileReport['differences']) => {
      const changes = differences.map(changeOf)
      act({
        send: () =>
          undoable(summary, async (call) => {
            const outcomes: Outcome[] = []
            for (let at = 0; at < changes.length; at += MOST_AT_ONCE) {
              const some = changes.slice(at, at + MOST_AT_ONCE)
              outcomes.push(...(await importSome(some, call)))
            }
            return outcomes
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
