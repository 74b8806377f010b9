import type { Fact } from '#contract/facts.ts'
import { directionOf } from '#domain/language.ts'
import { FactDay, factInWords } from '#web/features/facts/public.ts'
import { factTexts } from '#web/texts/facts/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'

/** A fact in a few words: its name, value and day. */
export function FactSummary({ fact }: { fact: Fact }) {
  const texts = useTexts(factTexts)
  const { lang } = texts
  return (
    <span className="flex min-w-0 flex-col">
      <bdi className="font-medium">{fact[`label_${lang}`]}</bdi>
      <span className="dotted text-sm">
        <bdi dir={directionOf(lang)}>{factInWords(fact, texts)}</bdi>
        <span className="text-muted">
          <FactDay fact={fact} />
        </span>
      </span>
    </span>
  )
}
