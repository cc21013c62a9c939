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

/** Connection to make: with a connector of this browser or, without `connectorId`, by pairing a wallet elsewhere. */
export type KitConnectParams =
  | Omit<ConnectWalletParams, 'signal'>
  /** Without `wallet`, any wallet can use the pairing URI. */
  | { readonly wallet?: WalletListing | undefined; readonly connectorId?: undefined }

/** Stage of an attempt: `preparing` while the pairing URI is created, `waiting` while the wallet has not responded. */
export type ConnectStage = 'idle' | 'preparing' | 'waiting' | 'connected' | 'failed'

/** Connects wallets without the modal. */
export type UseKitConnectReturnType = {
  /** Resolves to the connection, or to undefined when it failed or was cancelled. Never rejects. */
  readonly mutate: (params?: KitConnectParams) => Promise<Connection | undefined>
  readonly data: Connection | undefined
  readonly error: unknown
  readonly isPending: boolean
  readonly stage: ConnectStage
  /** URI of the current pairing, to show as a QR code or open as a link. The kit replaces it before it expires. */
  readonly uri: string | undefined
  /** Status of the active namespace. */
  readonly status: NamespaceStatus
  /** Cancels the current attempt. */
  readonly abort: () => void
}

type ConnectAny = { params: KitConnectParams; signal?: AbortSignal }

/**
 * Connects a wallet of `useKitWallets` by its connector, or any wallet by pairing. A newer attempt and unmounting the
 * component both cancel the current attempt.
 */
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
  const stage = getStage(progress, hasAddress && uri === undefined)
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

function getStage(progress: 'idle' | 'running' | 'failed' | 'done', isPreparing: boolean): ConnectStage {
  if (progress === 'running') return isPreparing ? 'preparing' : 'waiting'
  return ({ idle: 'idle', failed: 'failed', done: 'connected' } as const)[progress]
}
