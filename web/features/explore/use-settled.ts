import { useEffect, useState } from 'react'

/** The pause after which what is typed counts, in milliseconds. */
export const QUIET_MS = 400

/** The value once it has not changed for a moment, for what is typed. */
export function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), QUIET_MS)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}
