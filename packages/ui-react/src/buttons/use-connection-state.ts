'use client'

/**
 * Connection state for a button in the page, as one union.
 *
 * Out     status   booting           storage has not been read, no connection is remembered
 *                  disconnected
 *                  connecting        a request to a wallet is pending
 *                  reconnecting      a remembered connection is being restored; its address is known
 *                  wrong-network     connected, on a network the app does not list
 *                  sign-in-required  connected, without the signature that the app requires
 *                  connected
 * Source  R-REACT-05, R-BTN-01 to 04, R-SIWX-06, architecture §1
 */

import {
  type Network,
  type RegisteredNamespace,
  selectAccount,
  selectActiveNetwork,
  selectIsUnsupportedChain,
  selectNamespaceStatus,
} from '@bowline/kit-core'
import { selectIsSignInMissing } from '@bowline/kit-core/internal'
import { useKitState } from '../kit/use-kit-state.js'

/** Account as a button shows it; `balance` is decimal text. */
export type DisplayAccount = {
  readonly address: string
  readonly balance: string | undefined
  readonly balanceSymbol: string | undefined
}

/** Connection of a namespace, as a union by `status`. */
export type ConnectionInfo =
  | { readonly status: 'booting' | 'disconnected' | 'connecting'; readonly network: Network | undefined }
  | { readonly status: 'wrong-network'; readonly account: DisplayAccount }
  | {
      readonly status: 'reconnecting' | 'sign-in-required' | 'connected'
      readonly account: DisplayAccount
      readonly network: Network | undefined
    }

/** Status of the connection behind a button. */
export type ButtonStatus = ConnectionInfo['status']

/** Connection of a namespace, by default the active one. */
export function useConnectionState(namespace?: RegisteredNamespace): ConnectionInfo {
  const { address, balance, balanceSymbol, caipAddress } = useKitState((state) => selectAccount(state, namespace))
  const network = useKitState((state) => selectActiveNetwork(state, namespace))
  const isUnsupported = useKitState((state) => selectIsUnsupportedChain(state, namespace))
  const isSignInMissing = useKitState((state) => selectIsSignInMissing(state) && state.signIn.address === caipAddress)
  const lifecycle = useKitState(({ lifecycle }) => lifecycle)
  const isConnecting = useKitState(
    ({ connect: { attempt } }) => attempt && (namespace ?? attempt.namespace) === attempt.namespace,
  )
  const status = useKitState((state) => selectNamespaceStatus(state, namespace))

  const account = address === undefined ? undefined : { address, balance, balanceSymbol }
  if (account && status === 'connected') {
    if (isUnsupported) return { status: 'wrong-network', account }
    return { status: isSignInMissing ? 'sign-in-required' : status, account, network }
  }
  if (account && status === 'reconnecting') return { status, account, network }
  if (isConnecting) return { status: 'connecting', network }
  return { status: lifecycle === 'booting' ? 'booting' : 'disconnected', network }
}
