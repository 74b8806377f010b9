import { useEffect, useRef, useState } from 'react'
import { assistantTexts } from '#web/texts/assistant/area.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { spokenAnswer } from './parts/saying-text.ts'
import type { ShownTurn } from './talk.ts'

/** Tells screen readers once that an answer is complete, and what it says. */
export function Announcer({ turns }: { turns: readonly ShownTurn[] }) {
  const texts = useTexts(assistantTexts)
  const [text, setText] = useState('')
  const waiting = useRef<readonly string[]>([])
  const { t } = texts

  useEffect(() => {
    const done = turns.findLast(({ id, state }) => state === 'answered' && waiting.current.includes(id))
    waiting.current = turns.flatMap(({ id, state }) => (state === 'answered' ? [] : id))
    if (done) setText(t('assistant_answered', { text: spokenAnswer(done.parts, texts) }))
  }, [turns, texts, t])

  return (
    <p role="status" className="sr-only">
      {text}
    </p>
  )
}
