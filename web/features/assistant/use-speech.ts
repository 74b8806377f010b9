import { useEffect, useRef, useState } from 'react'
import { hasSpeech, listenToSpeech, type SpeechFailure } from '#web/platform/browser/speech.ts'
import { useTexts } from '#web/texts/texts-context.tsx'
import { useIsHydrated } from '#web/ui/use-is-hydrated.ts'

const TAGS = { ar: 'ar-SA', en: 'en-US' } as const

/**
 * Voice input in the language of the page.
 * @param onText called with all that was said so far
 */
export function useSpeech(onText: (text: string) => void) {
  const { lang } = useTexts()
  const [isListening, setListening] = useState(false)
  const [failure, setFailure] = useState<SpeechFailure | null>(null)
  const end = useRef<() => void>(undefined)
  useEffect(() => () => end.current?.(), [])

  function toggle() {
    if (isListening) return end.current?.()
    setFailure(null)
    setListening(true)
    end.current = listenToSpeech(TAGS[lang], {
      onText,
      onEnd: (failed) => {
        setListening(false)
        setFailure(failed)
      },
    })
  }

  return { isOffered: useIsHydrated() && hasSpeech(), isListening, failure, toggle }
}
