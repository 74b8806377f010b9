import { directionOf } from '#domain/language.ts'
import { LateFactLine } from '#web/features/facts/public.ts'
import { LateBoundary } from '#web/rendering/early/late-boundary.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { NodeProps } from './node-props.ts'
import { useShownBody } from './shown-body.ts'

/** The current value of a fact with its day, source and note, in the language of the page; nothing if it is gone. */
export function FactBlock({ node: { attrs } }: NodeProps) {
  const { lang } = useTexts()
  const fact = useShownBody().facts.find(({ key }) => key === attrs?.['key'])
  if (!fact) return null
  return (
    <div lang={lang} dir={directionOf(lang)} className="article-fact">
      <LateBoundary>
        <LateFactLine fact={fact} hasNote fallback={null} />
      </LateBoundary>
    </div>
  )
}
