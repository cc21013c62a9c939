/**
 * OKX Wallet: UniSat's methods, but connected by `connect`, which tells the public key, and on the main network only.
 *
 * Source  OKX's provider API for Bitcoin (connect, disconnect, and what it shares with UniSat); spec R-ADPT-15, R-ADPT-16
 */
import { safeGet } from '@bowline/kit-core/adapter'
import { readAccounts } from './accounts.js'
import { callWallet, getOptional } from './request-wallet.js'
import { unisatWallet } from './unisat.js'
import type { BitcoinWallet } from './wallet.js'

/** Makes the wallet. */
export function okxWallet(handle: unknown): BitcoinWallet {
  const { switchNetwork: _, ...wallet } = unisatWallet(handle)
  return {
    ...wallet,
    async connect() {
      const answer = await callWallet({ owner: handle, name: 'connect' })
      const publicKey = safeGet(answer, 'compressedPublicKey') ?? safeGet(answer, 'publicKey')
      const accounts = readAccounts([{ address: safeGet(answer, 'address'), publicKey }])
      return { accounts, networks: (wallet.networks && (await getOptional(wallet.networks()))) ?? [] }
    },
  }
}
