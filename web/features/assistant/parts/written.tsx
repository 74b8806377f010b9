import type { AnswerPart } from '#contract/assistant.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** Sentences of a language model, marked as such. Those about an ad that is gone are empty. */
export function Written({ sentences }: { sentences: readonly Extract<AnswerPart, { kind: 'written' }>[] }) {
  const { t } = useTexts(assistantTexts)
  const said = sentences.filter(({ text }) => text !== '')
  const [first] = said
  if (!first) return null
  return (
    <div className="flex flex-col gap-1">
      <p lang={first.language} dir={first.language === 'ar' ? 'rtl' : 'ltr'} className="wrap-anywhere">
        {said.map(({ text }) => text).join(' ')}
      </p>
      <p className="text-sm text-muted">{t('assistant_written')}</p>
    </div>
  )
}
