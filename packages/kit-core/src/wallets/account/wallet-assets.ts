/**
 * The tokens that the connected wallet itself tells of, where it can: asked for what it can first, then for the assets.
 *
 * In      connection, address, network; hostile: a wallet may answer anything, late or never
 * Out     the tokens; undefined where the wallet cannot tell, does not answer in time, or answers in another form. One that
 *         kept silent is not waited for again on this page
 * Throws  nothing
 * Source  spec R-ACCT-11 to 16, R-STATE-38; ERC-7811, EIP-5792
 */

import { type TokenBalance, tokenBalanceSchema } from '@bowline/api-client'
import { formatUnits } from '../../base/amount/parse-units.js'
import { withTimeout } from '../../base/async/pause.js'
import { perOwner } from '../../base/async/scope.js'
import type { Namespace } from '../../base/caip/namespace.js'
import type { Network } from '../../base/networks/network.js'
import { safeGet, safeList } from '../../base/validation/safe-get.js'
import { fetchCapabilities } from '../../core/adapter/wallet-capabilities.js'
import { selectConnection } from '../../core/state/select-connection.js'
import type { Kit } from '../../kit.js'
import { setTokenListMetadata } from './token-list-metadata.js'

/** How long a wallet may take to say what it can, and again to tell the assets. */
const WALLET_LIMIT_MS = 5_000

/** Connectors that did not answer in time. */
const silent = perOwner(() => new Set<string>())

/** Whose tokens, where. */
export type AssetsParams = { readonly namespace: Namespace; readonly address: string; readonly network: Network }

/** Asks the wallet for its assets on one network. */
export async function readWalletAssets(kit: Kit, params: AssetsParams): Promise<readonly TokenBalance[] | undefined> {
  const { namespace, address, network } = params
  const { walletGetAssets } = kit.adapters.get(namespace) ?? {}
  const connection = selectConnection(kit.store.get(), namespace)
  const chainId = hexChainId(network.id)
  if (!connection || !walletGetAssets || chainId === undefined) return undefined
  const { connectorId } = connection
  if (silent(kit).has(connectorId)) return undefined
  const account = { connectorId, address }
  try {
    const asked = fetchCapabilities(kit, { namespace, ...account })
    const capabilities = asked && (await answerOf(kit, connectorId, asked))
    const discovery = safeGet(safeGet(capabilities, chainId), 'assetDiscovery')
    if (safeGet(discovery, 'supported') !== true) return undefined
    const assets = await answerOf(kit, connectorId, walletGetAssets({ ...account, chainFilter: [chainId] }))
    return tokensOf(safeGet(assets, chainId), network)
  } catch (error) {
    kit.log.debug('The wallet did not tell its assets', error)
    return undefined
  }
}

async function answerOf(kit: Kit, connectorId: string, asked: Promise<unknown>): Promise<unknown> {
  const answered = await withTimeout(
    asked.then((value) => ({ value })),
    WALLET_LIMIT_MS,
  )
  if (!answered) silent(kit).add(connectorId)
  return answered?.value
}

/** EIP-1474: hexadecimal without leading zeros. */
function hexChainId(id: string | number): string | undefined {
  return /^\d{1,20}$/.test(String(id)) ? `0x${BigInt(id).toString(16)}` : undefined
}

/** Undefined where there is no list, or a list in which nothing is an asset. A list that misses assets is marked as incomplete. */
function tokensOf(list: unknown, network: Network): readonly TokenBalance[] | undefined {
  if (!Array.isArray(list)) return undefined
  const assets = safeList(list).filter(isAsset)
  if (assets.length === 0 && list.length > 0) return undefined
  const tokens = assets.flatMap((asset) => {
    const { success, data } = tokenBalanceSchema.safeParse(tokenOf(asset, network))
    return success ? [data] : []
  })
  const countable = safeList(list).filter((entry) => !isOtherKind(entry))
  return tokens.length < countable.length ? setTokenListMetadata(tokens, { isIncomplete: true }) : tokens
}

/** An asset that is no token at all, such as a collectible. */
function isOtherKind(entry: unknown): boolean {
  const type = safeGet(entry, 'type')
  return typeof type === 'string' && !isNative(type) && !isErc20(type)
}

type Asset = { readonly address: string; readonly balance: string; readonly type: string }

/** ERC-7811 writes types in small letters, wallets before it in capitals. */
const isNative = (type: unknown) => type === 'NATIVE' || type === 'native'
const isErc20 = (type: unknown) => type === 'ERC20' || type === 'erc20'

function isAsset(value: unknown): value is Asset {
  const [address, balance, type] = ['address', 'balance', 'type'].map((key) => safeGet(value, key))
  if (typeof address !== 'string' || typeof balance !== 'string' || !/^0x[0-9a-f]{1,64}$/i.test(balance)) return false
  return isNative(type) || (isErc20(type) && /^0x[0-9a-f]{40}$/i.test(address))
}

/** What the schema reads; words that are none do not fit it. ERC-7811 leaves the metadata to the wallet: those of the coin are known. */
function tokenOf(asset: Asset, { caipNetworkId, nativeCurrency }: Network): unknown {
  const metadata = safeGet(asset, 'metadata')
  const coin = isErc20(asset.type) ? undefined : nativeCurrency
  const of = (key: string) => safeGet(metadata, key) ?? safeGet(coin, key)
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
