/**
 * A viem client over a wallet's own provider.
 *
 * Throws  Error when the value is not an EIP-1193 provider
 */
import { type Address, type Chain, createWalletClient, custom } from 'viem'

/** The used part of an EIP-1193 provider. */
export type Eip1193 = { request(args: { method: string; params?: unknown }): Promise<unknown> }

/** Creates the client. */
export function walletClient(provider: unknown, account: Address, chain: Chain) {
  return createWalletClient({ account, chain, transport: custom(asEip1193(provider)) })
}

/** The provider, if the value is one. */
export function asEip1193(provider: unknown): Eip1193 {
  if (!isEip1193(provider)) throw new Error('The wallet has no EIP-1193 provider')
  return provider
}

function isEip1193(value: unknown): value is Eip1193 {
  return typeof value === 'object' && value !== null && 'request' in value && typeof value.request === 'function'
}
