'use client'

import { type DisconnectParams, disconnect } from '@bowline/kit-core/actions'
import { useMemo } from 'react'
import { useAction } from '../kit/use-action.js'

/** Disconnects namespaces. */
export type UseKitDisconnectReturnType = {
  /** Disconnects one namespace, or all without params. Never rejects. */
  readonly mutate: (params?: DisconnectParams) => Promise<void>
  readonly error: unknown
  readonly isPending: boolean
}

/** Disconnects wallets without the modal. */
export function useKitDisconnect(): UseKitDisconnectReturnType {
  const { run, status, error } = useAction(disconnect)
  return useMemo(() => ({ mutate: run, error, isPending: status === 'running' }), [run, status, error])
}
