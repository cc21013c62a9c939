'use client'

import { type RegisteredNamespace, selectConnection } from '@bowline/kit-core'
import { getProvider } from '@bowline/kit-core/actions'
import { useEffect, useMemo, useState } from 'react'
import { useKit } from '../kit/use-kit.js'
import { useKitState } from '../kit/use-kit-state.js'

/** The connected wallet's own provider: EIP-1193 on EVM. */
export type UseKitProviderReturnType = {
  readonly data: unknown
  readonly error: unknown
  /** A wallet is connected and its provider on its way. */
  readonly isPending: boolean
}

type Asked = { readonly connectorId: string; readonly data: unknown; readonly error: unknown }

/** The provider of a namespace; `data` is undefined while no wallet of it is connected. */
export function useKitProvider(namespace: RegisteredNamespace): UseKitProviderReturnType {
  const kit = useKit()
  const connectorId = useKitState((state) => selectConnection(state, namespace)?.connectorId)
  const [asked, setAsked] = useState<Asked>()

  useEffect(() => {
    if (connectorId === undefined) return
    let isGone = false
    const tell = (answer: Omit<Asked, 'connectorId'>) => {
      if (!isGone) setAsked({ connectorId, ...answer })
    }
    getProvider(kit, { namespace }).then(
      (data) => tell({ data, error: undefined }),
      (error: unknown) => tell({ data: undefined, error }),
    )
    return () => {
      isGone = true
    }
  }, [kit, namespace, connectorId])

  return useMemo(() => {
    if (connectorId === undefined) return { data: undefined, error: undefined, isPending: false }
    if (asked?.connectorId !== connectorId) return { data: undefined, error: undefined, isPending: true }
    return { data: asked.data, error: asked.error, isPending: false }
  }, [connectorId, asked])
}
