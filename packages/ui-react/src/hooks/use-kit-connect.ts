'use client'

import {
  type Connection,
  type Kit,
  type NamespaceStatus,
  selectNamespaceStatus,
  type WalletListing,
} from '@bowline/kit-core'
import { type ConnectWalletParams, connect } from '@bowline/kit-core/actions'
import { useCallback, useMemo, useState } from 'react'
import { useAction } from '../kit/use-action.js'
import { useKitState } from '../kit/use-kit-state.js'
import { connectByPairing } from './connect-by-pairing.js'

/** What to connect: a connector of this browser, or, without one, a wallet elsewhere by pairing. */
export type KitConnectParams =
  | Omit<ConnectWalletParams, 'signal'>
  /** Without `wallet` the address is for whatever wallet takes it. */
  | { readonly wallet?: WalletListing | undefined; readonly connectorId?: undefined }

/** How far a try is: a pairing's address is being made; the wallet is being waited for; it said yes; it did not. */
export type ConnectStage = 'idle' | 'preparing' | 'waiting' | 'connected' | 'failed'

/** Connecting without the modal. */
export type UseKitConnectReturnType = {
  /** Resolves with the connection, or undefined when it failed or was given up; never rejects. */
  readonly mutate: (params?: KitConnectParams) => Promise<Connection | undefined>
  readonly data: Connection | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly stage: ConnectStage
  /** Address of the running pairing, to be shown as a code or opened as a link; another one takes its place before it ends. */
  readonly uri: string | undefined
  /** Of the active namespace. */
  readonly status: NamespaceStatus
  /** Gives the running try up. */
  readonly abort: () => void
}

type ConnectAny = { params: KitConnectParams; signal?: AbortSignal }

/** Connects a wallet of `useKitWallets`. A newer try gives an older one up, and so does the component's going. */
export function useKitConnect(): UseKitConnectReturnType {
  const { run, status: progress, error, abort } = useAction(connectWallet)
  const settled = useKitState((state) => selectNamespaceStatus(state))
  const [data, setData] = useState<Connection>()
  const [isPairing, setPairing] = useState(false)
  const isPending = progress === 'running'
  const hasAddress = isPending && isPairing
  const uri = useKitState((state) => (hasAddress ? state.connect.wcUri : undefined))

  const mutate = useCallback(
    async (params: KitConnectParams = {}) => {
      setPairing(params.connectorId === undefined)
      const connection = await run({ params })
      if (connection) setData(connection)
      return connection
    },
    [run],
  )
  const stage = stageOf(progress, hasAddress && uri === undefined)
  const status = isPending ? 'connecting' : settled
  return useMemo(
    () => ({ mutate, data: stage === 'connected' ? data : undefined, error, isPending, stage, uri, status, abort }),
    [mutate, data, stage, error, isPending, uri, status, abort],
  )
}

function connectWallet(kit: Kit, { params, signal = new AbortController().signal }: ConnectAny) {
  if (params.connectorId !== undefined) return connect(kit, { ...params, signal })
  return connectByPairing(kit, { wallet: params.wallet, signal })
}

function stageOf(progress: 'idle' | 'running' | 'failed' | 'done', isPreparing: boolean): ConnectStage {
  if (progress === 'running') return isPreparing ? 'preparing' : 'waiting'
  return ({ idle: 'idle', failed: 'failed', done: 'connected' } as const)[progress]
}
