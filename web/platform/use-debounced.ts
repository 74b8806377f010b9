import { useEffect, useState } from 'react'

/** The value after it has not changed for `pauseMs` milliseconds. */
export function useDebounced<Value>(value: Value, pauseMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
