'use client'

import { type DisconnectParams, disconnect } from '@bowline/kit-core/actions'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'

/** Ending connections. */
export type UseKitDisconnectReturnType = {
  /** One namespace, or all of them; never rejects. */
  readonly mutate: (params?: DisconnectParams) => Promise<void>
  readonly error: unknown
  readonly isPending: boolean
}

/** Disconnects. */
export function useKitDisconnect(): UseKitDisconnectReturnType {
  const { run, status, error } = useAction(disconnect)
  return useMemo(() => ({ mutate: run, error, isPending: status === 'running' }), [run, status, error])
}
