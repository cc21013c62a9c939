/**
 * Notices what is sent through a provider by others than the kit, such as wagmi's own hooks, so that a balance follows it
 * too. wagmi asks a connector for the provider of a chain, and an app asks the adapter; the kit asks a connector for the provider
 * alone, and tells for itself.
 *
 * In      provider   answered as it answers; only the answers of sending are read
 * Out     a provider like it in all else
 * Source  spec R-ADPT-09, R-ADPT-50, R-ADPT-98, R-CONN-115
 */
import { readKey } from '@bowline/kit-core/adapter'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { addressSchema, callsIdSchema, chainIdSchema, hashSchema } from './answers.js'

/** What was sent: a transaction by its hash or a batch of calls by its id; on the chain it named, if it named one. */
export type Sent = {
  readonly provider: WalletProvider
  readonly connectorId: string
  readonly chainId: number | undefined
  /** Who sent it, where that was said. */
  readonly address: string | undefined
} & ({ readonly hash: string } | { readonly callsId: string })

/** A provider whose sends are told. */
export function observeSends<Provider extends WalletProvider>(
  provider: Provider,
  connectorId: string,
  onSent: (sent: Sent) => void,
): Provider {
  async function request(args: { method: string; params?: unknown }): Promise<unknown> {
    const answer: unknown = await provider.request(args)
    const sent = readSent({ provider, connectorId }, args, answer)
    if (sent !== undefined) onSent(sent)
    return answer
  }
  // A proxy must answer what a read-only member of its own target holds, so its target is not the wallet's object.
  const heir: Provider = Object.create(provider)
  return new Proxy(heir, {
    get(_heir, key) {
      if (key === 'request') return request
      const value: unknown = Reflect.get(provider, key)
      return typeof value === 'function' ? value.bind(provider) : value
    },
    set: (_heir, key, value) => Reflect.set(provider, key, value),
  })
}

function readSent(
  from: Pick<Sent, 'provider' | 'connectorId'>,
  { method, params }: { method: string; params?: unknown },
  answer: unknown,
): Sent | undefined {
  const asked: unknown = Array.isArray(params) ? params[0] : undefined
  const chainId = z.safeParse(chainIdSchema, readKey(asked, 'chainId')).data
  const address = z.safeParse(addressSchema, readKey(asked, 'from')).data
  const on = { ...from, chainId, address }
  if (method === 'eth_sendTransaction') {
    const hash = z.safeParse(hashSchema, answer)
    return hash.success ? { ...on, hash: hash.data } : undefined
  }
  if (method !== 'wallet_sendCalls') return undefined
  const callsId = z.safeParse(callsIdSchema, answer)
  return callsId.success ? { ...on, callsId: callsId.data } : undefined
}
