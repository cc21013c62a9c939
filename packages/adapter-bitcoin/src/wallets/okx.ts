/**
 * OKX Wallet: the methods of UniSat, but it connects with `connect`, which also returns the public key. Mainnet only.
 *
 * Source  OKX's provider API for Bitcoin (connect, disconnect, and what it shares with UniSat); spec R-ADPT-15, R-ADPT-16
 */
import { safeGet } from '@bowline/kit-core/adapter'
import { parseAccounts } from './accounts.js'
import { callWallet, getOptional } from './request-wallet.js'
import { unisatWallet } from './unisat.js'
import type { BitcoinWallet } from './wallet.js'

/** Creates the wallet. */
export function okxWallet(source: unknown): BitcoinWallet {
  const { switchNetwork: _, ...wallet } = unisatWallet(source)
  return {
    ...wallet,
    async connect() {
      const response = await callWallet({ owner: source, name: 'connect' })
      const publicKey = safeGet(response, 'compressedPublicKey') ?? safeGet(response, 'publicKey')
      const accounts = parseAccounts([{ address: safeGet(response, 'address'), publicKey }])
      return { accounts, networks: (wallet.networks && (await getOptional(wallet.networks()))) ?? [] }
    },
  }
}
