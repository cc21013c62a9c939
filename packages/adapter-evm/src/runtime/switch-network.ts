/**
 * Switches a wallet to a network, and adds the network if the wallet does not know it.
 *
 * In      provider   EIP-1193
 *         network    with its own RPC URLs, the only ones given to the wallet
 * Out     nothing; it returns once the wallet reports that it is on the network
 * Throws  UserRejectedError              the user declined the switch or the new network
 *         ChainNotSupportedError         the wallet does not accept the network
 *         SwitchUnsupportedError         the wallet does not let pages switch it
 *         WalletRequestError             the wallet agreed but stayed on its network for 30 s, or its own error
 *         RequestAbortedError            cancelled by the user, or by a newer switch of the same wallet
 * Source  EIP-3326, EIP-3085; spec R-CONN-85 to 87, R-CONN-143, R-CONN-144, R-CONN-267, R-ERR-17 to 19, R-CONST-41
 */

import { isKitError, type Network } from '@bowline/kit-core'
import {
  anySignal,
  getWalletErrorDetails,
  isMethodUnsupported,
  isRejection,
  pause,
  subscribeToWallet,
  throwIfAborted,
  timeoutSignal,
  type WalletErrorDetails,
  withTimeout,
} from '@bowline/kit-core/adapter'
import {
  ChainNotSupportedError,
  RequestPendingError,
  SwitchUnsupportedError,
  UserRejectedError,
  WalletRequestError,
} from '@bowline/kit-core/errors'
import { tryParse } from '@bowline/kit-core/schema'
import { numberToHex } from 'viem'
import type { WalletProvider } from '../discovery/provider.js'
import { requestWallet } from './request-wallet.js'
import { anythingSchema, chainIdSchema } from './response-schemas.js'

/** Codes of wallets for an unknown chain. Some wallets negate them. */
const WALLET_CODES = { unrecognizedChain: 4902, byDefault: 5000, invalidChainId: 32603 } as const
const UNKNOWN_CHAIN_CODES: ReadonlySet<number> = new Set(Object.values(WALLET_CODES))

/** Messages for an unknown chain, from wallets with another code or none. */
const UNKNOWN_CHAIN =
  /\b(unrecogni[sz]ed|unknown) (chain|network)|\b(chain|network)\b.{0,60}\bnot (been |yet )?(added|configured|recogni[sz]ed|found)|\btry adding the (chain|network)/i

/** Time for the user: a wallet may agree before its user has. */
const ARRIVAL_LIMIT_MS = 30_000
/** Wallets that switch when they add a network do so at once. */
const ADDED_LIMIT_MS = 1_000
const FIRST_CHECK_MS = 100
const SLOWEST_CHECK_MS = 1_000
const CHAIN_ID_LIMIT_MS = 5_000

/** Aborts the running switch of each wallet. */
const openSwitches = new WeakMap<WalletProvider, () => void>()

/** The wallet and its target network. */
export type SwitchParams = {
  readonly provider: WalletProvider
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** Switches the wallet. A newer switch of the same wallet aborts this one. */
export async function switchWalletNetwork(params: SwitchParams): Promise<void> {
  const { provider } = params
  openSwitches.get(provider)?.()
  const { signal, abort, release } = anySignal([params.signal])
  openSwitches.set(provider, abort)
  try {
    await switchOrAdd({ ...params, signal })
  } finally {
    release()
    if (openSwitches.get(provider) === abort) openSwitches.delete(provider)
  }
}

async function switchOrAdd(params: SwitchParams): Promise<void> {
  try {
    await requestSwitch(params)
  } catch (error) {
    if (isSwitchUnsupported(error)) throw new SwitchUnsupportedError(getCause(error))
    if (!isUnknownChain(error)) throw error
    await addNetwork(params)
  }
  if (!(await hasArrived(params, ARRIVAL_LIMIT_MS))) {
    throw new WalletRequestError('Your wallet agreed to switch, but is still on another network.')
  }
}

function requestSwitch(params: SwitchParams): Promise<void> {
  return sendRequest(params, 'wallet_switchEthereumChain', { chainId: numberToHex(Number(params.network.id)) })
}

/** Sends the request. Some wallets never respond to it, so a matching `chainChanged` event counts as the response. */
async function sendRequest({ provider, network, signal }: SwitchParams, method: string, param: unknown): Promise<void> {
  const response = requestWallet(provider, { method, params: [param] }, anythingSchema, signal)
  let handleChainChanged = (_data: unknown): void => undefined
  const reported = new Promise<void>((resolve) => {
    handleChainChanged = (data) => {
      if (tryParse(chainIdSchema, data) === Number(network.id)) resolve()
    }
  })
  subscribeToWallet(provider, 'on', 'chainChanged', handleChainChanged)
  try {
    await Promise.race([response, reported])
  } finally {
    subscribeToWallet(provider, 'removeListener', 'chainChanged', handleChainChanged)
  }
}

async function addNetwork(params: SwitchParams): Promise<void> {
  const { network, signal } = params
  try {
    await sendRequest(params, 'wallet_addEthereumChain', toAddParams(network))
    // Wallets may add a network without switching to it.
    if (!(await hasArrived(params, ADDED_LIMIT_MS))) await requestSwitch(params)
  } catch (error) {
    throwIfAborted(signal)
    if (error instanceof UserRejectedError || error instanceof RequestPendingError) throw error
    throw new ChainNotSupportedError(getCause(error))
  }
}

function toAddParams({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Network) {
  const { name: currency, symbol, decimals } = nativeCurrency
  return {
    chainId: numberToHex(Number(id)),
    chainName: name,
    nativeCurrency: { name: currency, symbol, decimals },
    rpcUrls: [...rpcUrls.default.http],
    ...(blockExplorers && { blockExplorerUrls: [blockExplorers.default.url] }),
  }
}

function isSwitchUnsupported(error: unknown): boolean {
  const details = getWalletErrorDetails(getCause(error))
  const isChainUnknown = details.codes.some((code) => Math.abs(code) === WALLET_CODES.unrecognizedChain)
  return !isChainUnknown && !isChainUnknownInWords(details) && !isRejection(details) && isMethodUnsupported(details)
}

function isUnknownChain(error: unknown): boolean {
  const details = getWalletErrorDetails(getCause(error))
  if (isRejection(details)) return false
  return isChainUnknownInWords(details) || details.codes.some((code) => UNKNOWN_CHAIN_CODES.has(Math.abs(code)))
}

const isChainUnknownInWords = ({ texts }: WalletErrorDetails) => texts.some((text) => UNKNOWN_CHAIN.test(text))

/** Polls until the wallet reports the network or the limit passes. A failed request is retried. */
async function hasArrived({ provider, network, signal }: SwitchParams, limitMs: number): Promise<boolean> {
  const limited = timeoutSignal(signal, limitMs)
  const isThere = async () => {
    const response = requestWallet(provider, { method: 'eth_chainId' }, chainIdSchema, limited.signal)
    return (await withTimeout(response, CHAIN_ID_LIMIT_MS)) === Number(network.id)
  }
  try {
    for (let delayMs = FIRST_CHECK_MS; !limited.signal.aborted; delayMs = Math.min(delayMs * 2, SLOWEST_CHECK_MS)) {
      if (await isThere().catch(() => false)) return true
      await pause(delayMs, limited.signal)
    }
    throwIfAborted(signal)
    return false
  } finally {
    limited.release()
  }
}

function getCause(error: unknown): unknown {
  return isKitError(error) && error.cause !== undefined ? error.cause : error
}
