'use client'

import { type RegisteredNamespace, selectConnection } from '@bowline/kit-core'
import { getProvider } from '@bowline/kit-core/actions'
import { useEffect, useMemo, useState } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

/** Provider of the connected wallet: EIP-1193 on EVM. */
export type UseKitProviderReturnType = {
  readonly data: unknown
  readonly error: unknown
  /** Whether a wallet is connected and its provider is still loading. */
  readonly isPending: boolean
}

type Loaded = { readonly connectorId: string; readonly data: unknown; readonly error: unknown }

/** Provider of a namespace's wallet. `data` is undefined while no wallet of the namespace is connected. */
export function useKitProvider(namespace: RegisteredNamespace): UseKitProviderReturnType {
  const kit = useKit()
  const connectorId = useKitState((state) => selectConnection(state, namespace)?.connectorId)
  const [loaded, setLoaded] = useState<Loaded>()

  useEffect(() => {
    if (connectorId === undefined) return
    let isUnmounted = false
    const update = (result: Omit<Loaded, 'connectorId'>) => {
      if (!isUnmounted) setLoaded({ connectorId, ...result })
    }
    getProvider(kit, { namespace }).then(
      (data) => update({ data, error: undefined }),
      (error: unknown) => update({ data: undefined, error }),
    )
    return () => {
      isUnmounted = true
    }
  }, [kit, namespace, connectorId])

  return useMemo(() => {
    if (connectorId === undefined) return { data: undefined, error: undefined, isPending: false }
    if (loaded?.connectorId !== connectorId) return { data: undefined, error: undefined, isPending: true }
    return { data: loaded.data, error: loaded.error, isPending: false }
  }, [connectorId, loaded])
}
