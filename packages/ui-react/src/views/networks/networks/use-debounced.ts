'use client'

import { useEffect, useState } from 'react'

/** Returns the value, but a change only once the value has stayed the same for `delayMs`. For the search in Networks. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), delayMs)
    return () => clearTimeout(timer)
  }, [value, delayMs])
  return settled
}
