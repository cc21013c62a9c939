/**
 * Moves a wallet to a network, which is added to the wallet if it does not know it.
 *
 * In      provider   EIP-1193
 *         network    with its own addresses, which are the only ones given to the wallet
 * Out     nothing; returning means that the wallet says it is there
 * Throws  UserRejectedError        no to the switch or to the new network
 *         ChainNotSupportedError   the wallet does not take the network
 *         WalletRequestError       the wallet agreed and stayed where it was for 30 s, or failed in its own words
 * Source  EIP-3326, EIP-3085; spec R-CONN-85 to 87, R-CONN-143, R-ERR-17 to 19, R-CONST-41
 */
import {
  ChainNotSupportedError,
  isKitError,
  type Network,
  RequestPendingError,
  UserRejectedError,
  WalletRequestError,
} from '@bowline/kit-core'
import { assertNotAborted, isRefusal, pause, readWalletFault, withinTime } from '@bowline/kit-core/adapter'
import { numberToHex } from 'viem'
import type { WalletProvider } from '../discovery/provider.js'
import { anythingSchema, chainIdSchema } from './answers.js'
import { askWallet } from './ask-wallet.js'

/** Codes by which wallets say that they do not know a chain; some write them negative. */
const WALLET_CODES = { unrecognisedChain: 4902, byDefault: 5000, invalidChainId: 32603 } as const
const UNKNOWN_CHAIN_CODES: ReadonlySet<number> = new Set(Object.values(WALLET_CODES))

/** A wallet may have agreed before its visitor has: so long as a person needs. */
const ARRIVAL_CHECKS_MS = [0, 100, 300, 600, ...Array.from({ length: 29 }, () => 1_000)]
const CHAIN_ID_LIMIT_MS = 5_000

/** The wallet and where it should go. */
export type SwitchParams = {
  readonly provider: WalletProvider
  readonly network: Network
  readonly signal?: AbortSignal | undefined
}

/** Moves the wallet. */
export async function switchWalletNetwork(params: SwitchParams): Promise<void> {
  try {
    await askToSwitch(params)
  } catch (error) {
    if (!isUnknownChain(error)) throw error
    await addNetwork(params)
  }
  if (!(await hasArrived(params))) {
    throw new WalletRequestError('', undefined, new Error('The wallet agreed to switch and stayed on its network'))
  }
}

async function askToSwitch({ provider, network, signal }: SwitchParams): Promise<void> {
  const params = [{ chainId: numberToHex(Number(network.id)) }]
  await askWallet(provider, { method: 'wallet_switchEthereumChain', params }, anythingSchema, signal)
}

async function addNetwork(params: SwitchParams): Promise<void> {
  const { provider, network, signal } = params
  try {
    await askWallet(
      provider,
      { method: 'wallet_addEthereumChain', params: [describe(network)] },
      anythingSchema,
      signal,
    )
    // Wallets may add a network without moving to it.
    if (!(await isThere(params))) await askToSwitch(params)
  } catch (error) {
    assertNotAborted(signal)
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

function isUnknownChain(error: unknown): boolean {
  const fault = readWalletFault(causeOf(error))
  return !isRefusal(fault) && fault.codes.some((code) => UNKNOWN_CHAIN_CODES.has(Math.abs(code)))
}

async function hasArrived(params: SwitchParams): Promise<boolean> {
  for (const delayMs of ARRIVAL_CHECKS_MS) {
    if (delayMs > 0) await pause(delayMs, params.signal)
    if (await isThere(params)) return true
  }
  return false
}

async function isThere({ provider, network, signal }: SwitchParams): Promise<boolean> {
  const asked = askWallet(provider, { method: 'eth_chainId' }, chainIdSchema, signal)
  return (await withinTime(asked, CHAIN_ID_LIMIT_MS)) === Number(network.id)
}

function causeOf(error: unknown): unknown {
  return isKitError(error) && error.cause !== undefined ? error.cause : error
}
