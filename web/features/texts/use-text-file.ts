import { useState } from 'react'
import type { TextChange, TextFileReport } from '#contract/texts.ts'
import { useUndoable } from '#web/features/audit/public.ts'
import { useApi } from '#web/platform/api.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { websiteTexts } from '#web/texts/website-texts/area.ts'
import { useAction } from '#web/ui/use-action.ts'

/** As many as a request takes. */
const MOST_AT_ONCE = 200

/** A file of texts: what it would change is shown before it is written. */
export function useTextFile() {
  const { t } = useTexts(websiteTexts)
  const api = useApi()
  const undoable = useUndoable()
  const { act, isWorking } = useAction()
  const [report, setReport] = useState<TextFileReport | null>(null)

  return {
    report,
    isWorking,
    forget: () => setReport(null),
    choose: (file: File) => {
      setReport(null)
      act({ send: async () => setReport(await api.texts.compare_file({ csv: await file.text() })) })
    },
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
