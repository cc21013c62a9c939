/**
 * The value of `WalletContext` of `@solana/wallet-adapter-react`, computed from the state of the kit's wallets.
 *
 * Out     methods that the connected wallet does not support are undefined. While the selected wallet is not connected, all
 *         exist and throw; without a selected wallet only `sendTransaction` does. The methods keep their identity while the
 *         wallet is the same
 * Throws  WalletNotSelectedError, and as KitWalletAdapter
 */
import { type WalletContextState, WalletNotSelectedError } from '@solana/wallet-adapter-react'
import { useMemo } from 'react'
import type { BridgeState } from './bridge-state.js'
import type { KitWalletAdapter } from './kit-wallet-adapter.js'
import type { WalletBridge } from './wallet-bridge.js'
import type { WalletCapabilities } from './wallet-capabilities.js'

type SigningMethods = Pick<
  WalletContextState,
  'sendTransaction' | 'signTransaction' | 'signAllTransactions' | 'signMessage'
>

/** Returns the memoized context value. */
export function useWalletContext(bridge: WalletBridge, state: BridgeState, autoConnect: boolean): WalletContextState {
  const { wallet, wallets, connected, connecting, disconnecting, publicKey, capabilities } = state
  const adapter = wallet?.adapter
  const methods = useMemo(() => getSigningMethods(adapter, capabilities), [adapter, capabilities])
  return useMemo(
    () => ({
      ...{ autoConnect, wallets, wallet, connected, connecting, disconnecting, publicKey },
      ...{ select: bridge.select, connect: bridge.connect, disconnect: bridge.disconnect },
      ...methods,
      signIn: undefined,
    }),
    [bridge, autoConnect, wallets, wallet, connected, connecting, disconnecting, publicKey, methods],
  )
}

function getSigningMethods(
  adapter: KitWalletAdapter | undefined,
  offer: WalletCapabilities | undefined,
): SigningMethods {
  if (adapter === undefined) {
    return {
      sendTransaction: () => Promise.reject(new WalletNotSelectedError()),
      ...{ signTransaction: undefined, signAllTransactions: undefined, signMessage: undefined },
    }
  }
  const canSign = offer?.signTransaction ?? true
  return {
    sendTransaction: (transaction, connection, options) => adapter.sendTransaction(transaction, connection, options),
    signTransaction: canSign ? (transaction) => adapter.signTransaction(transaction) : undefined,
    signAllTransactions: canSign ? (transactions) => adapter.signAllTransactions(transactions) : undefined,
    signMessage: (offer?.signMessage ?? true) ? (message) => adapter.signMessage(message) : undefined,
  }
}
