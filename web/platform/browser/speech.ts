/** Why nothing was understood. */
export type SpeechFailure = 'refused' | 'failed'

/** The part of the browser's interface that is used; TypeScript does not know it. */
interface Recognition extends EventTarget {
  lang: string
  interimResults: boolean
  start: () => void
  stop: () => void
}

interface Result extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>
}

interface Refusal extends Event {
  error: string
}

interface Heard {
  /** Called with all that was said so far. */
  onText: (text: string) => void
  /** Called once at the end; null after a success, and if it was ended on purpose. */
  onEnd: (failure: SpeechFailure | null) => void
}

const REFUSALS = ['not-allowed', 'service-not-allowed']

function recognitionOf(): (new () => Recognition) | null {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as unknown as Record<
    string,
    (new () => Recognition) | undefined
  >
  return SpeechRecognition ?? webkitSpeechRecognition ?? null
}

export const hasSpeech = (): boolean => recognitionOf() !== null

/**
 * Listens until the person stops speaking.
 * @param lang a tag such as `ar-SA`
 * @returns a function that ends it
 */
export function listenToSpeech(lang: string, { onText, onEnd }: Heard): () => void {
  const Recognition = recognitionOf()
  if (!Recognition) {
    onEnd('failed')
    return () => {}
  }
  const recognition = new Recognition()
  let failure: SpeechFailure | null = null
  recognition.lang = lang
  recognition.interimResults = true
  recognition.addEventListener('result', (event) =>
    onText(Array.from((event as Result).results, (heard) => heard[0]?.transcript ?? '').join(' ')),
  )
  recognition.addEventListener('error', (event) => {
    const { error } = event as Refusal
    if (error !== 'aborted') failure = REFUSALS.includes(error) ? 'refused' : 'failed'
  })
  recognition.addEventListener('end', () => onEnd(failure))
  try {
    recognition.start()
  } catch {
    onEnd('failed')
  }
  return () => recognition.stop()
}
