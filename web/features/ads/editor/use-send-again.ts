import { useEffect, useEffectEvent, useState } from 'react'
import { waitForSite } from '#web/rendering/load-code.ts'

/** How often something is sent again of which every answer is lost though the site is reached. */
const MOST_REPEATS = 3

/**
 * Sends again what may have arrived although its answer was lost, once the site is reached.
 * @param send does the same however often it is called
 */
export function useSendAgain(send: () => void) {
  const [losses, setLosses] = useState(0)
  const sendNow = useEffectEvent(send)
  useEffect(() => {
    if (losses === 0 || losses > MOST_REPEATS) return undefined
    let isOver = false
    void waitForSite().then(() => isOver || sendNow())
    return () => {
      isOver = true
    }
  }, [losses])
  return {
    noteLoss: () => setLosses((before) => before + 1),
    /** After an answer, or when it is sent anew. */
    forget: () => setLosses(0),
  }
}
