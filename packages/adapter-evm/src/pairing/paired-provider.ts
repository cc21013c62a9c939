/**
 * A paired wallet as an EIP-1193 provider. Accounts and chain come from its state; signing and sending go to the wallet over
 * the session; every other request goes to the chain's nodes.
 *
 * In      session   its events are handled until it ends or `close` is called
 *         start     the chain and account to start with
 *         nodes     the node client of a network
 * Out     request   as in EIP-1193
 *         on        accountsChanged, chainChanged, disconnect; also `approvalChanged` when the wallet approves other chains,
 *                   and `change` after any of these
 * Throws  {code} as in EIP-1193: 4200 for a method that the wallet did not approve, 4900 for a wallet that disconnected or
 *         does not respond, 4901 for a chain that it did not approve; errors of the session or the node unchanged
 * Source  EIP-1193; spec R-CONN-39, R-CONN-102, R-ADPT-11, R-ADPT-103
 */
import type { CaipNetworkId, PairedSession } from '@bowline/kit-core'
import { createPairedRequestChannel, safeGet } from '@bowline/kit-core/adapter'
import * as v from 'valibot'
import { numberToHex } from 'viem'
import type { WalletProvider } from '../discovery/provider.js'
import { PROVIDER_CODES, ProviderError } from '../runtime/provider-error.js'
import { chainIdSchema } from '../runtime/response-schemas.js'
import { toCaipId } from './approval.js'
import { getKnownCapabilities } from './known-capabilities.js'
import { createPairedState, type PairedChange, type PairedState } from './paired-state.js'
import { isApproved, isForWallet } from './route-request.js'
import { createPairedSwitch } from './switch-chain.js'

/** Parameters of `createPairedProvider`. */
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

/** The provider and the state it serves. */
export type PairedWallet = {
  readonly provider: PairedProvider
  readonly state: PairedState
  /** Stops listening and fails further requests. Does not end the session. */
  readonly close: () => void
}

const CHAIN_BOUND_METHODS = /^eth_send|^eth_signTransaction$|^wallet_sendCalls$/

/** Creates the provider and starts listening to the session. */
export function createPairedProvider({ session, start, nodes }: PairedProviderParams): PairedWallet {
  const listeners = new Map<string, Set<Listener>>()
  const channel = createPairedRequestChannel(
    session,
    (message) => new ProviderError(PROVIDER_CODES.disconnected, message),
  )
  const state = createPairedState({ session, start, onChange: emitChange })
  const methods = () => state.approval().methods

  function emit(event: string, data: unknown): void {
    for (const listener of [...(listeners.get(event) ?? [])]) {
      try {
        listener(data)
      } catch (error) {
        // An error in one listener of the page must not stop the others; it is rethrown as uncaught.
        queueMicrotask(() => {
          throw error
        })
      }
    }
  }

  function emitChange({ accounts, chainId, approved, isDisconnected }: PairedChange): void {
    if (isDisconnected) close()
    if (chainId !== undefined) emit('chainChanged', numberToHex(chainId))
    if (accounts !== undefined && !isDisconnected) emit('accountsChanged', [...accounts])
    if (approved) emit('approvalChanged', undefined)
    emit('change', undefined)
    if (isDisconnected) emit('disconnect', new ProviderError(PROVIDER_CODES.disconnected, 'The wallet disconnected'))
  }

  function on(event: string, listener: Listener): void {
    listeners.set(event, new Set([...(listeners.get(event) ?? []), listener]))
  }

  function removeListener(event: string, listener: Listener): void {
    listeners.get(event)?.delete(listener)
  }

  let stopListening = () => {}

  function close(): void {
    stopListening()
    channel.end()
    state.close()
  }

  async function sendToWallet(method: string, params: unknown): Promise<unknown> {
    if (!isApproved(method, methods())) {
      throw new ProviderError(PROVIDER_CODES.unsupportedMethod, `The wallet did not approve ${method}`)
    }
    const chainId = getRequestChain(params)
    const isThere = state.isChainApproved(chainId) || CHAIN_BOUND_METHODS.test(method)
    return channel.request({ caipNetworkId: isThere ? toCaipId(chainId) : getSendingChain(), method, params })
  }

  /** The chain that a request names, or the current one. Throws 4901 for a named chain that the wallet did not approve. */
  function getRequestChain(params: unknown): number {
    const named = v.safeParse(chainIdSchema, Array.isArray(params) ? safeGet(params[0], 'chainId') : undefined)
    if (!named.success || named.output === state.chainId()) return state.chainId()
    if (state.isChainApproved(named.output)) return named.output
    throw new ProviderError(PROVIDER_CODES.chainDisconnected, 'The wallet did not approve this chain')
  }

  const { switchChain, addChain } = createPairedSwitch({
    state,
    // These requests name the target chain, not the chain to send them on.
    requestWallet: (method, params) => channel.request({ caipNetworkId: getSendingChain(), method, params }),
    isApproved: (method) => isApproved(method, methods()),
    onChange(listener) {
      on('change', listener)
      return () => removeListener('change', listener)
    },
  })

  /** The chain to send requests on. A wallet on a chain outside its session accepts them only on an approved chain. */
  function getSendingChain(): CaipNetworkId {
    const [first = state.chainId()] = state.approval().chainIds
    return toCaipId(state.isChainApproved(state.chainId()) ? state.chainId() : first)
  }

  async function request({ method, params }: { method: string; params?: unknown }): Promise<unknown> {
    switch (method) {
      case 'eth_accounts':
      case 'eth_requestAccounts':
        return [...state.accounts()]
      case 'eth_chainId':
        return numberToHex(state.chainId())
      case 'net_version':
        return String(state.chainId())
      case 'wallet_switchEthereumChain':
        return switchChain(params)
      case 'wallet_addEthereumChain':
        return addChain(params)
      case 'wallet_getCapabilities':
        return (
          getKnownCapabilities(session, Array.isArray(params) ? params[0] : undefined) ?? sendToWallet(method, params)
        )
      default:
        if (isForWallet(method, methods())) return sendToWallet(method, params ?? [])
        return nodes(toCaipId(state.chainId())).request({ method, params })
    }
  }

  stopListening = session.onEvent(state.handleEvent, 'eip155')
  return { provider: { request, on, removeListener }, state, close }
}
