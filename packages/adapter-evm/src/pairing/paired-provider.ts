/**
 * A paired wallet as an EIP-1193 provider. Accounts and chain are known here; signing and sending go to the wallet over the
 * session; everything else is read from the chain's nodes.
 *
 * In      session   its events are heard until it ends or `close` is called
 *         start     the chain and the account to begin with
 *         nodes     the node client of a network
 * Out     request   as EIP-1193 has it
 *         on        accountsChanged, chainChanged, disconnect; `approvalChanged` when the wallet approves other chains
 * Throws  {code} as EIP-1193 has it: 4200 for what the wallet did not approve, 4900 for a wallet that is gone or does not
 *         answer, 4901 for a chain it did not approve; and what the session or the node says
 * Source  EIP-1193; spec R-CONN-39, R-CONN-102, R-ADPT-11, R-ADPT-103
 */
import type { CaipNetworkId, PairedSession } from '@bowline/kit-core'
import { createPairedRequestChannel, safeGet } from '@bowline/kit-core/adapter'
import { numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { chainIdSchema } from '../runtime/response-schemas.js'
import { caipOf } from './approval.js'
import { knownCapabilities } from './known-capabilities.js'
import { createPairedState, type PairedChange, type PairedState } from './paired-state.js'
import { PROVIDER_CODES, ProviderError } from './provider-error.js'
import { isApproved, isForWallet } from './route-request.js'
import { createPairedSwitch } from './switch-chain.js'

/** What a provider is made from. */
export type PairedProviderParams = {
  readonly session: PairedSession
  readonly start: { readonly chainId: number; readonly address: string | undefined }
  readonly nodes: (caipNetworkId: CaipNetworkId) => WalletProvider
}

type Listener = (data: unknown) => void

/** The provider of a paired wallet. */
export type PairedProvider = {
  request(args: { method: string; params?: unknown }): Promise<unknown>
  on(event: string, listener: Listener): void
  removeListener(event: string, listener: Listener): void
}

/** The provider and what stands behind it. */
export type PairedWallet = {
  readonly provider: PairedProvider
  readonly place: PairedState
  /** Ends the listening; nothing can be asked any more. The session itself stays. */
  readonly close: () => void
}

const HAPPENS_ON_A_CHAIN = /^eth_send|^eth_signTransaction$|^wallet_sendCalls$/

/** Makes the provider. */
export function createPairedProvider({ session, start, nodes }: PairedProviderParams): PairedWallet {
  const listeners = new Map<string, Set<Listener>>()
  const line = createPairedRequestChannel(session, (words) => new ProviderError(PROVIDER_CODES.disconnected, words))
  const place = createPairedState({ session, start, onChange: tell })
  const methods = () => place.approval().methods

  function emit(event: string, data: unknown): void {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(data)
      } catch (error) {
        // A fault of the page's own listener is the page's; the others are told all the same.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }

  function tell({ accounts, chainId, approved, isGone }: PairedChange): void {
    if (isGone) close()
    if (chainId !== undefined) emit('chainChanged', numberToHex(chainId))
    if (accounts !== undefined && !isGone) emit('accountsChanged', [...accounts])
    if (approved) emit('approvalChanged', undefined)
    emit('change', undefined)
    if (isGone) emit('disconnect', new ProviderError(PROVIDER_CODES.disconnected, 'The wallet ended the connection'))
  }

  function on(event: string, listener: Listener): void {
    listeners.set(event, new Set([...(listeners.get(event) ?? []), listener]))
  }

  function removeListener(event: string, listener: Listener): void {
    listeners.get(event)?.delete(listener)
  }

  let stopHearing = () => {}

  function close(): void {
    stopHearing()
    line.end()
    place.end()
  }

  async function askWallet(method: string, params: unknown): Promise<unknown> {
    if (!isApproved(method, methods())) {
      throw new ProviderError(PROVIDER_CODES.unsupportedMethod, `The wallet did not approve ${method}`)
    }
    const chainId = chainOf(params)
    const isThere = place.approves(chainId) || HAPPENS_ON_A_CHAIN.test(method)
    return line.ask({ caipNetworkId: isThere ? caipOf(chainId) : askingChain(), method, params })
  }

  /** The chain that a request names, which the wallet must have approved; else the one in use. */
  function chainOf(params: unknown): number {
    const named = z.safeParse(chainIdSchema, Array.isArray(params) ? safeGet(params[0], 'chainId') : undefined)
    if (!named.success || named.data === place.chainId()) return place.chainId()
    if (place.approves(named.data)) return named.data
    throw new ProviderError(PROVIDER_CODES.chainDisconnected, 'The wallet did not approve this chain')
  }

  const { switchChain, addChain } = createPairedSwitch({
    place,
    // The chain that these name is the one to go to, not the one to ask on.
    askWallet: (method, params) => line.ask({ caipNetworkId: askingChain(), method, params }),
    isOffered: (method) => isApproved(method, methods()),
    onChange(listener) {
      on('change', listener)
      return () => removeListener('change', listener)
    },
  })

  /** A wallet that went to a chain outside its session hears requests only on those inside. */
  function askingChain(): CaipNetworkId {
    const [first = place.chainId()] = place.approval().chainIds
    return caipOf(place.approves(place.chainId()) ? place.chainId() : first)
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [...place.accounts()]
      case 'eth_chainId':
        return numberToHex(place.chainId())
      case 'net_version':
        return String(place.chainId())
      case 'wallet_switchEthereumChain':
        return switchChain(params)
      case 'wallet_addEthereumChain':
        return addChain(params)
      case 'wallet_getCapabilities':
        return knownCapabilities(session, Array.isArray(params) ? params[0] : undefined) ?? askWallet(method, params)
      default:
        if (isForWallet(method, methods())) return askWallet(method, params ?? [])
        return nodes(caipOf(place.chainId())).request({ method, params })
    }
  }

  stopHearing = session.onEvent(place.hear, 'eip155')
  return { provider: { request, on, removeListener }, place, close }
}
