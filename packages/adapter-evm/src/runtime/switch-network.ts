/**
 * Moves a wallet to a network, which is added to the wallet if it does not know it.
 *
 * In      provider   EIP-1193
 *         network    with its own addresses, which are the only ones given to the wallet
 * Out     nothing; returning means that the wallet says it is there
 * Throws  UserRejectedError              no to the switch or to the new network
 *         ChainNotSupportedError         the wallet does not take the network
 *         SwitchUnsupportedError         the wallet lets no page move it
 *         WalletRequestError             the wallet agreed and stayed where it was for 30 s, or failed in its own words
 *         RequestAbortedError            the visitor gave up, or the same wallet was asked to go elsewhere meanwhile
 * Source  EIP-3326, EIP-3085; spec R-CONN-85 to 87, R-CONN-143, R-CONN-144, R-CONN-267, R-ERR-17 to 19, R-CONST-41
 */
import {
  ChainNotSupportedError,
  isKitError,
  type Network,
  RequestPendingError,
  SwitchUnsupportedError,
  UserRejectedError,
  WalletRequestError,
} from '@bowline/kit-core'
import {
  anySignal,
  getWalletErrorDetails,
  isMethodUnsupported,
  isRefusal,
  pause,
  subscribeToWallet,
  throwIfAborted,
  timeoutSignal,
  type WalletErrorDetails,
  withTimeout,
} from '@bowline/kit-core/adapter'
import { numberToHex } from 'viem'
import * as z from 'zod/mini'
import type { WalletProvider } from '../discovery/provider.js'
import { requestWallet } from './request-wallet.js'
import { anythingSchema, chainIdSchema } from './response-schemas.js'

/** Codes by which wallets say that they do not know a chain; some write them negative. */
const WALLET_CODES = { unrecognisedChain: 4902, byDefault: 5000, invalidChainId: 32603 } as const
const UNKNOWN_CHAIN_CODES: ReadonlySet<number> = new Set(Object.values(WALLET_CODES))

/** The same in words, of wallets with another code or none. */
const UNKNOWN_CHAIN =
  /\b(unrecogni[sz]ed|unknown) (chain|network)|\b(chain|network)\b.{0,60}\bnot (been |yet )?(added|configured|recogni[sz]ed|found)|\btry adding the (chain|network)/i

/** A wallet may have agreed before its visitor has: so long as a person needs. */
const ARRIVAL_LIMIT_MS = 30_000
/** Wallets that move with a network they have added do so at once. */
const ADDED_LIMIT_MS = 1_000
const FIRST_CHECK_MS = 100
const SLOWEST_CHECK_MS = 1_000
const CHAIN_ID_LIMIT_MS = 5_000

/** What gives up the wait for a wallet that is asked to go elsewhere. */
const openSwitches = new WeakMap<WalletProvider, () => void>()

/** The wallet and where it should go. */
export type SwitchParams = {
  readonly provider: WalletProvider
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** Moves the wallet. */
export async function switchWalletNetwork(params: SwitchParams): Promise<void> {
  const { provider } = params
  openSwitches.get(provider)?.()
  const { signal, abort, release } = anySignal([params.signal])
  openSwitches.set(provider, abort)
  try {
    await move({ ...params, signal })
  } finally {
    release()
    if (openSwitches.get(provider) === abort) openSwitches.delete(provider)
  }
}

async function move(params: SwitchParams): Promise<void> {
  try {
    await askToSwitch(params)
  } catch (error) {
    if (isSwitchUnsupported(error)) throw new SwitchUnsupportedError(causeOf(error))
    if (!isUnknownChain(error)) throw error
    await addNetwork(params)
  }
  if (!(await hasArrived(params, ARRIVAL_LIMIT_MS))) {
    throw new WalletRequestError('Your wallet agreed to switch, but is still on another network.')
  }
}

function askToSwitch(params: SwitchParams): Promise<void> {
  return ask(params, 'wallet_switchEthereumChain', { chainId: numberToHex(Number(params.network.id)) })
}

/** Some wallets never answer what they have done: that they tell to be there is as good. */
async function ask({ provider, network, signal }: SwitchParams, method: string, param: unknown): Promise<void> {
  const asked = requestWallet(provider, { method, params: [param] }, anythingSchema, signal)
  let hear = (_data: unknown): void => undefined
  const told = new Promise<void>((resolve) => {
    hear = (data) => {
      if (z.safeParse(chainIdSchema, data).data === Number(network.id)) resolve()
    }
  })
  subscribeToWallet(provider, 'on', 'chainChanged', hear)
  try {
    await Promise.race([asked, told])
  } finally {
    subscribeToWallet(provider, 'removeListener', 'chainChanged', hear)
  }
}

async function addNetwork(params: SwitchParams): Promise<void> {
  const { network, signal } = params
  try {
    await ask(params, 'wallet_addEthereumChain', describe(network))
    // Wallets may add a network without moving to it.
    if (!(await hasArrived(params, ADDED_LIMIT_MS))) await askToSwitch(params)
  } catch (error) {
    throwIfAborted(signal)
    if (error instanceof UserRejectedError || error instanceof RequestPendingError) throw error
    throw new ChainNotSupportedError(causeOf(error))
  }
}

function describe({ id, name, nativeCurrency, rpcUrls, blockExplorers }: Network) {
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
  const fault = getWalletErrorDetails(causeOf(error))
  const isChainUnknown = fault.codes.some((code) => Math.abs(code) === WALLET_CODES.unrecognisedChain)
  return !isChainUnknown && !isChainUnknownInWords(fault) && !isRefusal(fault) && isMethodUnsupported(fault)
}

function isUnknownChain(error: unknown): boolean {
  const fault = getWalletErrorDetails(causeOf(error))
  if (isRefusal(fault)) return false
  return isChainUnknownInWords(fault) || fault.codes.some((code) => UNKNOWN_CHAIN_CODES.has(Math.abs(code)))
}

const isChainUnknownInWords = ({ texts }: WalletErrorDetails) => texts.some((text) => UNKNOWN_CHAIN.test(text))

/** A wallet that fails to say where it is has said nothing, and is asked again. */
async function hasArrived({ provider, network, signal }: SwitchParams, limitMs: number): Promise<boolean> {
  const limited = timeoutSignal(signal, limitMs)
  const isThere = async () => {
    const asked = requestWallet(provider, { method: 'eth_chainId' }, chainIdSchema, limited.signal)
    return (await withTimeout(asked, CHAIN_ID_LIMIT_MS)) === Number(network.id)
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

function causeOf(error: unknown): unknown {
  return isKitError(error) && error.cause !== undefined ? error.cause : error
}
