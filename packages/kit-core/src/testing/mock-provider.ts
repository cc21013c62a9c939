import { parseCaipNetworkId } from '../base/caip/caip.js'
import type { CaipNetworkId } from '../base/caip/namespace.js'
import { WalletRequestError } from '../base/errors/errors.js'
import type { ConnectionAccount } from '../core/adapter/connection.js'
import type { MockWallet } from './mock-wallet.js'

/** The EIP-1193 provider that a mock adapter's `getProvider` returns. */
export interface MockProvider {
  request(args: { method: string; params?: unknown }): Promise<unknown>
}

export type MockProviderParams = {
  wallet: MockWallet
  accounts: () => readonly ConnectionAccount[]
  caipNetworkId: () => CaipNetworkId | undefined
}

/** Supports accounts, chain id and `personal_sign`, and rejects any other method with 4200. */
export function createMockProvider({ wallet, accounts, caipNetworkId }: MockProviderParams): MockProvider {
  return {
    async request({ method, params }) {
      if (method === 'eth_accounts' || method === 'eth_requestAccounts') return accounts().map(({ address }) => address)
      if (method === 'eth_chainId') {
        const id = caipNetworkId()
        return id === undefined ? '0x0' : `0x${BigInt(parseCaipNetworkId(id).chainId).toString(16)}`
      }
      if (method === 'personal_sign') {
        await wallet.ask('signMessage', params)
        return '0x5160'
      }
      throw new WalletRequestError(`The method "${method}" is not supported`, 4200)
    },
  }
}
