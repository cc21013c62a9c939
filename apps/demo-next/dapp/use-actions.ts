'use client'

import { isKitError } from '@bowline/kit-core'
import { useCallback, useRef, useState } from 'react'
import type { ActionLine } from './actions'

/** Outcome of an action. */
export type ActionResult = {
  readonly key: number
  readonly name: string
  readonly label: string
  readonly status: 'running' | 'done' | 'failed'
  readonly lines: readonly ActionLine[]
}

const MAX_RESULTS = 12

/** Runs actions and keeps their outcomes, newest first. */
export function useActions() {
  const [results, setResults] = useState<readonly ActionResult[]>([])
  const count = useRef(0)

  const run = useCallback(async (name: string, label: string, action: () => Promise<readonly ActionLine[]>) => {
    const key = ++count.current
    const put = (result: ActionResult) =>
      setResults((known) => [result, ...known.filter((other) => other.key !== key)].slice(0, MAX_RESULTS))
    put({ key, name, label, status: 'running', lines: [] })
    try {
      put({ key, name, label, status: 'done', lines: await action() })
    } catch (error) {
      put({ key, name, label, status: 'failed', lines: describeError(error) })
    }
  }, [])

  return { results, run }
}

/** The kit's error message, also where a host library has wrapped it. */
function describeError(thrown: unknown): readonly ActionLine[] {
  const error = kitErrorIn(thrown) ?? thrown
  const message = error instanceof Error ? error.message : String(error)
  const first = message.split('\n')[0] ?? message
  const code = errorCode(error)
  return [{ label: 'Error', text: first }, ...(code === undefined ? [] : [{ label: 'Code', text: code }])]
}

function kitErrorIn(error: unknown): Error | undefined {
  if (isKitError(error)) return error
  return error instanceof Error ? kitErrorIn(error.cause) : undefined
}

function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  if ('code' in error) return String(error.code)
  return errorCode(error.cause)
}
