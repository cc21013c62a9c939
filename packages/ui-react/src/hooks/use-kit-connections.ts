'use client'

import type { Connection, RegisteredNamespace } from '@bowline/kit-core'
import { useMemo } from 'react'
import { useKitState } from '../kit/use-kit-state.js'

/** Live connections, the active one first. */
export type UseKitConnectionsReturnType = { readonly data: readonly Connection[] }

const NONE: readonly Connection[] = []

/** Connections of a namespace, by default the active one. */
export function useKitConnections(namespace?: RegisteredNamespace): UseKitConnectionsReturnType {
  const data = useKitState(({ connect, network }) => connect.connections[namespace ?? network.activeNamespace] ?? NONE)
  return useMemo(() => ({ data }), [data])
}
