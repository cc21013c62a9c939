'use client'

/**
 * Runs an action of kit-core for a component, like a mutation hook.
 *
 * In      action   takes the kit and, optionally, one params object; the hook sets its `signal`
 * Out     run      stable; resolves to the result of the action, or to undefined when it failed or was aborted; never rejects
 *         status   status of the last run; `error` is the error of the last run
 *         abort    aborts the current run
 *         A newer run and unmounting the component both abort the current run.
 * Source  R-REACT-06, R-REACT-07, R-ERR-23
 */

import type { Kit } from '@bowline/kit-core'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useKit } from './use-kit.js'

/** Status of the last run. */
export type ActionStatus = 'idle' | 'running' | 'failed' | 'done'

/** Runs the action with its params, if it takes any. Resolves to undefined when it failed or was aborted. */
export type RunAction<Params extends object | undefined, Result> = (
  ...params: undefined extends Params ? [params?: Params] : object extends Params ? [params?: Params] : [params: Params]
) => Promise<Result | undefined>

/** Functions to run and abort an action, and the state of its last run. */
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

  const abortRun = useCallback(() => {
    running.current?.abort()
    running.current = undefined
  }, [])

  const abort = useCallback(() => {
    abortRun()
    setProgress((now) => (now.status === 'running' ? IDLE : now))
  }, [abortRun])

  const run = useCallback(
    async (params?: object) => {
      abortRun()
      const controller = new AbortController()
      running.current = controller
      setProgress({ status: 'running', error: undefined })
      try {
        const result = await latest.current(kit, { ...params, signal: controller.signal })
        if (running.current === controller) setProgress({ status: 'done', error: undefined })
        return running.current === controller ? result : undefined
      } catch (error) {
        if (running.current === controller) setProgress({ status: 'failed', error })
        return undefined
      }
    },
    [kit, abortRun],
  )

  useEffect(() => abortRun, [abortRun])

  return { run, ...progress, abort }
}
