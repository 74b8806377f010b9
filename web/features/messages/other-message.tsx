import { useState } from 'react'
import { isForeign } from '#domain/translations/is-foreign.ts'
import { latePart } from '#web/rendering/late-part.tsx'
import { useTexts } from '#web/texts/texts-context.tsx'
import type { Elements } from '#web/ui/elements.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'
import { MessageBubble, type BubbleProps } from './message-bubble.tsx'

const TranslateMessage = latePart(async () => (await import('./translate-message.tsx')).TranslateMessage)

interface Props extends BubbleProps {
  conversation_id: string
  seq: number
  children?: Elements
}

/** A message of the other side, which its reader can have translated. */
export function OtherMessage({ conversation_id, seq, content, children, ...bubble }: Props) {
  const { lang } = useTexts()
  const isHydrated = useIsHydrated()
  const [translation, setTranslation] = useState<string | null>(null)
  return (
    <MessageBubble {...bubble} content={translation ?? content}>
      {isHydrated && isForeign(content, lang) && (
        <TranslateMessage
          message={{ conversation_id, seq }}
          isShown={translation !== null}
          onShow={setTranslation}
          fallback={null}
        />
      )}
      {children}
    </MessageBubble>
  )
}
