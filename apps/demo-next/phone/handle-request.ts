/**
 * Responds to requests of a connected page to the phone.
 *
 * In      wallet     the keys
 *         accounts   CAIP-10, granted to the page
 *         asked      network, method and parameters of the request
 * Out     the wallet's response
 * Throws  ProviderRpcError  4001 declined, 4100 an account the page was not granted, 4200 a chain family without keys or an
 *                           unsupported method, 4901 an unknown chain
 */
import { ProviderRpcError, type SandboxWallet } from '@bowline/adapter-evm/testing'
import { getFamilyName, isNamespace } from '@bowline/kit-core'
import { namespaceOf } from './networks'

/** A request of a page. */
export type PageRequest = {
  readonly caipNetworkId: string
  readonly method: string
  readonly params: unknown
}

/** Responds to it. */
export async function handleRequest(
  wallet: SandboxWallet,
  accounts: readonly string[],
  { caipNetworkId, method, params }: PageRequest,
): Promise<unknown> {
  const namespace = namespaceOf(caipNetworkId)
  if (namespace !== 'eip155') {
    const family = isNamespace(namespace) ? getFamilyName(namespace) : namespace
    throw new ProviderRpcError(4200, `This phone has no keys for ${family}: it shows its address and signs nothing.`)
  }
  const chainId = Number(caipNetworkId.slice('eip155:'.length))
  if (!wallet.state().chains.some((chain) => chain.chainId === chainId)) {
    throw new ProviderRpcError(4901, `The phone is not connected to chain ${chainId}.`)
  }
  const open = accounts.filter((account) => account.startsWith(`${caipNetworkId}:`)).map(addressOf)
  if (method === 'eth_accounts' || method === 'eth_requestAccounts') return open
  const signer = signerOf(method, params) ?? (method === 'wallet_sendCalls' ? wallet.state().accounts[0] : undefined)
  if (signer !== undefined && !open.some((address) => address.toLowerCase() === signer.toLowerCase())) {
    throw new ProviderRpcError(4100, 'The wallet hasn’t shared this account.')
  }
  if (wallet.state().chainId !== chainId) wallet.switchChain(chainId)
  return wallet.provider.request({ method, params })
}

/** The address of a CAIP-10 id. */
export function addressOf(caipAddress: string): string {
  return caipAddress.slice(caipAddress.lastIndexOf(':') + 1)
}

/** The requested signer; undefined if there is none, or if the wallet itself rejects the parameters. */
function signerOf(method: string, params: unknown): string | undefined {
  const at = (index: number): unknown => (Array.isArray(params) ? params[index] : undefined)
  const from = (value: unknown): unknown =>
    typeof value === 'object' && value !== null && 'from' in value ? value.from : undefined
  const signer = (() => {
    switch (method) {
      case 'personal_sign':
        return at(1)
      case 'eth_signTypedData_v4':
      case 'wallet_getCapabilities':
        return at(0)
      case 'eth_sendTransaction':
      case 'wallet_sendCalls':
        return from(at(0))
      default:
        return undefined
    }
  })()
  return typeof signer === 'string' ? signer : undefined
}
