/**
 * Runs an action for a component.
 *
 * In      action   takes the kit and, if it takes any, one params object; its `signal` is given by the hook
 * Out     run      stable; resolves with the action's result, or undefined when it failed or was given up; never rejects
 *         status   of the last run; `error` is what the last run failed with
 *         abort    gives the running one up
 *         A newer run gives an older one up, and so does the component's going.
 * Source  R-REACT-06, R-REACT-07, R-ERR-23
 */
'use client'

import type { Kit } from '@bowline/kit-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useKit } from './use-kit.js'

/** Where the last run is. */
export type ActionStatus = 'idle' | 'running' | 'failed' | 'done'

/** Starts the action. */
export type RunAction<Params extends object | undefined, Result> = (
  ...params: undefined extends Params ? [params?: Params] : object extends Params ? [params?: Params] : [params: Params]
) => Promise<Result | undefined>

/** An action as a component uses it. */
export type UseActionReturnType<Params extends object | undefined, Result> = {
  readonly run: RunAction<Params, Result>
  readonly status: ActionStatus
  readonly error: unknown
  readonly abort: () => void
}

type Progress = { readonly status: ActionStatus; readonly error: unknown }

const IDLE: Progress = { status: 'idle', error: undefined }

/** Runs an action for a component. */
export function useAction<Params extends object | undefined, Result>(
  action: (kit: Kit, params: Params) => Result | Promise<Result>,
): UseActionReturnType<Params, Result>
export function useAction(
  action: (kit: Kit, params: { signal: AbortSignal }) => unknown,
): UseActionReturnType<object | undefined, unknown> {
  const kit = useKit()
  const [progress, setProgress] = useState(IDLE)
  const latest = useRef(action)
  const running = useRef<AbortController>(undefined)

  useEffect(() => {
    latest.current = action
  })

  const giveUp = useCallback(() => {
    running.current?.abort()
    running.current = undefined
  }, [])

  const abort = useCallback(() => {
    giveUp()
    setProgress((now) => (now.status === 'running' ? IDLE : now))
  }, [giveUp])

  const run = useCallback(
    async (params?: object) => {
      giveUp()
      const own = new AbortController()
      running.current = own
      setProgress({ status: 'running', error: undefined })
      try {
        const result = await latest.current(kit, { ...params, signal: own.signal })
        if (running.current === own) setProgress({ status: 'done', error: undefined })
        return running.current === own ? result : undefined
      } catch (error) {
        if (running.current === own) setProgress({ status: 'failed', error })
        return undefined
      }
    },
    [kit, giveUp],
  )

  useEffect(() => giveUp, [giveUp])

  return { run, ...progress, abort }
}
