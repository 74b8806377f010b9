import type { AnswerPart } from '#contract/assistant.ts'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { labelWish } from '../wish-search.ts'

/** What was looked for, and what was not understood. */
export function Understood({ part }: { part: Extract<AnswerPart, { kind: 'wish' }> }) {
  const { lang, t } = useTexts(assistantTexts)
  const { wish, names, not_understood } = part
  const labels = labelWish(wish, names, lang, t).map(({ label }) => label)
  const quoted = not_understood.map((word) => t('assistant_quoted', { word: `\u2068${word}\u2069` }))
  return (
    <>
      <p className="text-sm wrap-anywhere text-muted">
        {labels.length
          ? t('assistant_understood', { wish: labels.map((label) => `\u2068${label}\u2069`).join(' · ') })
          : t('assistant_without_conditions')}
      </p>
      {quoted.length > 0 && (
        <p className="notice wrap-anywhere">
          {t('assistant_not_understood_words', { words: quoted.join(t('list_comma')) })}
        </p>
      )}
    </>
  )
}
