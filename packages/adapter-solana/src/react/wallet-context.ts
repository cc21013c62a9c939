/**
 * The value of the library's `WalletContext`, made of how the kit's wallets stand.
 *
 * Out     what the connected wallet cannot be asked is undefined; before there is one, everything is there and throws
 * Throws  WalletNotSelectedError, WalletNotConnectedError, and as KitWalletAdapter
 */
import { type WalletContextState, WalletNotSelectedError } from '@solana/wallet-adapter-react'
import type { BridgeState } from './bridge-state.js'
import type { KitWalletAdapter } from './kit-wallet-adapter.js'
import type { WalletBridge } from './wallet-bridge.js'

/** Makes the value. */
export function toWalletContext(bridge: WalletBridge, state: BridgeState, autoConnect: boolean): WalletContextState {
  const { wallet, wallets, connected, connecting, disconnecting, publicKey, offer } = state
  const chosen = (): KitWalletAdapter => {
    if (wallet === null) throw new WalletNotSelectedError()
    return wallet.adapter
  }
  const canSign = wallet !== null && (offer?.signTransaction ?? true)
  return {
    ...{ autoConnect, wallets, wallet, connected, connecting, disconnecting, publicKey },
    ...{ select: bridge.select, connect: bridge.connect, disconnect: bridge.disconnect },
    sendTransaction: async (transaction, connection, options) =>
      chosen().sendTransaction(transaction, connection, options),
    signTransaction: canSign ? async (transaction) => chosen().signTransaction(transaction) : undefined,
    signAllTransactions: canSign ? async (transactions) => chosen().signAllTransactions(transactions) : undefined,
    signMessage:
      wallet !== null && (offer?.signMessage ?? true) ? async (message) => chosen().signMessage(message) : undefined,
    signIn: undefined,
  }
}
