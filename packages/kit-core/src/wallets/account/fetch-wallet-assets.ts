/**
 * Reads tokens from the connected wallet, if it supports that: requests its capabilities first, then the assets.
 *
 * In      the active account and its network. The response is untrusted: it can have any form, be late or never arrive
 * Out     the tokens; undefined when the wallet does not support it, does not respond in time, or responds in another form. A
 *         wallet that timed out is not asked again on this page
 * Throws  nothing
 * Source  spec R-ACCT-11 to 16, R-STATE-38; ERC-7811, EIP-5792
 */

import { type TokenBalance, tokenBalanceSchema } from '@bowline/api-client'
import { tryParse } from '@bowline/api-client/lenient'
import { formatUnits } from '../../base/amount/parse-units.js'
import { withTimeout } from '../../base/async/pause.js'
import { perOwner } from '../../base/async/per-owner.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import { safeGet, safeList } from '../../base/validation/safe-get.js'
import { fetchCapabilities } from '../../core/adapter/wallet-capabilities.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import { setTokenListMetadata } from './token-list-metadata.js'

/** Timeout of each wallet request (capabilities, assets), in ms. */
const WALLET_LIMIT_MS = 5_000

/** Connectors that did not respond in time. */
const silent = perOwner(() => new Set<string>())

/** The account and network whose tokens to read. */
export type AssetsParams = { readonly namespace: Namespace; readonly address: string; readonly network: Network }

export async function fetchWalletAssets(kit: Kit, params: AssetsParams): Promise<readonly TokenBalance[] | undefined> {
  const { namespace, address, network } = params
  const { walletGetAssets } = kit.adapters.get(namespace) ?? {}
  const connection = selectConnection(kit.store.get(), namespace)
  const chainId = hexChainId(network.id)
  if (!connection || !walletGetAssets || chainId === undefined) return undefined
  const { connectorId } = connection
  if (silent(kit).has(connectorId)) return undefined
  const account = { connectorId, address }
  try {
    const pending = fetchCapabilities(kit, { namespace, ...account })
    const capabilities = pending && (await waitForResponse(kit, connectorId, pending))
    const discovery = safeGet(safeGet(capabilities, chainId), 'assetDiscovery')
    if (safeGet(discovery, 'supported') !== true) return undefined
    const assets = await waitForResponse(kit, connectorId, walletGetAssets({ ...account, chainFilter: [chainId] }))
    return tokensOf(safeGet(assets, chainId), network)
  } catch (error) {
    kit.log.debug('The wallet assets could not be read', error)
    return undefined
  }
}

async function waitForResponse(kit: Kit, connectorId: string, pending: Promise<unknown>): Promise<unknown> {
  const settled = await withTimeout(
    pending.then((value) => ({ value })),
    WALLET_LIMIT_MS,
  )
  if (!settled) silent(kit).add(connectorId)
  return settled?.value
}

/** EIP-1474: hexadecimal without leading zeros. */
function hexChainId(id: string | number): string | undefined {
  return /^\d{1,20}$/.test(String(id)) ? `0x${BigInt(id).toString(16)}` : undefined
}

/** Undefined without a list, or for a list that contains no asset. A list with missing assets is marked as incomplete. */
function tokensOf(list: unknown, network: Network): readonly TokenBalance[] | undefined {
  if (!Array.isArray(list)) return undefined
  const assets = safeList(list).filter(isAsset)
  if (assets.length === 0 && list.length > 0) return undefined
  const tokens = assets.flatMap((asset) => {
    return tryParse(tokenBalanceSchema, tokenOf(asset, network)) ?? []
  })
  const countable = safeList(list).filter((entry) => !isNotToken(entry))
  return tokens.length < countable.length ? setTokenListMetadata(tokens, { isIncomplete: true }) : tokens
}

/** An asset that is not a token, such as a collectible. */
function isNotToken(entry: unknown): boolean {
  const type = safeGet(entry, 'type')
  return typeof type === 'string' && !isNative(type) && !isErc20(type)
}

type Asset = { readonly address: string; readonly balance: string; readonly type: string }

/** ERC-7811 writes types in lower case, older wallets in upper case. */
const isNative = (type: unknown) => type === 'NATIVE' || type === 'native'
const isErc20 = (type: unknown) => type === 'ERC20' || type === 'erc20'

function isAsset(value: unknown): value is Asset {
  const [address, balance, type] = ['address', 'balance', 'type'].map((key) => safeGet(value, key))
  if (typeof address !== 'string' || typeof balance !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(balance)) return false
  return isNative(type) || (isErc20(type) && /^0x[0-9a-f]{40}$/i.test(address))
}

/** Input for the schema, which rejects invalid text. ERC-7811 leaves metadata to the wallet: the native token's is known. */
function tokenOf(asset: Asset, { caipNetworkId, nativeCurrency }: Network): unknown {
  const metadata = safeGet(asset, 'metadata')
  const nativeToken = isErc20(asset.type) ? undefined : nativeCurrency
  const of = (key: string) => safeGet(metadata, key) ?? safeGet(nativeToken, key)
  const decimals = of('decimals')
  const isWhole = typeof decimals === 'number' && Number.isInteger(decimals) && decimals >= 0 && decimals <= 36
  return {
    name: of('name') ?? '',
    symbol: of('symbol') ?? '',
    chainId: caipNetworkId,
    address: isErc20(asset.type) ? `${caipNetworkId}:${asset.address}` : undefined,
    price: of('price') ?? 0,
    value: of('value'),
    iconUrl: of('iconUrl') ?? '',
    quantity: {
      decimals: isWhole ? String(decimals) : '',
      numeric: isWhole ? formatUnits(BigInt(asset.balance), decimals) : '0',
    },
  }
}
