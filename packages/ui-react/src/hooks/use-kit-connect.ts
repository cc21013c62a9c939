'use client'

import { type Connection, type NamespaceStatus, selectNamespaceStatus } from '@bowline/kit-core'
import { type ConnectWalletParams, connect } from '@bowline/kit-core/actions'
import { useCallback, useMemo, useState } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKitState } from '../kit/use-kit-state.js'

/** Connecting without the modal. */
export type UsedConnect = {
  /** Resolves with the connection, or undefined when it failed or was given up; never rejects. */
  readonly mutate: (params: Omit<ConnectWalletParams, 'signal'>) => Promise<Connection | undefined>
  readonly data: Connection | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly status: NamespaceStatus
  /** Gives the running try up. */
  readonly abort: () => void
}

/** Connects a wallet of `useKitWallets`. A newer try gives an older one up, and so does the component's going. */
export function useKitConnect(): UsedConnect {
  const { run, status: progress, error, abort } = useAction(connect)
  const settled = useKitState((state) => selectNamespaceStatus(state))
  const [data, setData] = useState<Connection>()
  const mutate = useCallback(
    async (params: Omit<ConnectWalletParams, 'signal'>) => {
      const connection = await run(params)
      if (connection) setData(connection)
      return connection
    },
    [run],
  )
  const isPending = progress === 'running'
  const status = isPending ? 'connecting' : settled
  return useMemo(
    () => ({ mutate, data: progress === 'done' ? data : undefined, error, isPending, status, abort }),
    [mutate, data, progress, error, isPending, status, abort],
  )
}
