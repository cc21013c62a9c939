/**
 * Subtracts sent amounts from the displayed balances until the fetched balances include them. Incoming amounts are not added
 * before they are received. When a fetched balance seems older than a confirmed transaction, the node is queried for the
 * transaction's block or a later one.
 *
 * Source  spec R-ACCT-140 to 143
 */

import type { TokenBalance } from '@bowline/api-client'
import { formatUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import { perOwner } from '../../base/async/per-owner.js'
import { parseCaipAddress } from '../../base/caip/caip.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectNetwork } from '../../core/state/select-network.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { setBalanceAdjuster } from '../../wallets/account/balance-adjuster.js'
import { withHiddenTokens } from '../../wallets/account/hidden-tokens.js'
import { getTokenListMetadata, setTokenListMetadata } from '../../wallets/account/token-list-metadata.js'
import { type EndedOutflows, markReflected, rebase } from './balance-records.js'
import { fetchOnchainBalance } from './fetch-onchain-balance.js'
import { markUpdating } from './mark-updating.js'
import {
  findTokenRow,
  getPendingOutflows,
  normalizeAsset,
  type PendingOutflow,
  toOutflowUnits,
  withQuantity,
} from './pending-outflows.js'
import { type OnchainBalance, subtractOutflows } from './subtract-outflows.js'
import { getUpdatingKey } from './updating-key.js'

type Tokens = readonly TokenBalance[]

/** A balance from the chain, fetched after these transactions. */
type OnchainBalanceEntry = { readonly units: OnchainBalance; readonly after: readonly string[] }

type Memory = {
  isStarted: boolean
  readonly onchain: Map<string, OnchainBalanceEntry>
  readonly fetching: Set<string>
  readonly balances: Map<CaipAddress, { readonly read: string; readonly shown: string }>
  /** Keyed by account and asset, like `onchain`; corrections of the native balance use `balanceKeyOf`. */
  readonly corrections: Map<string, Correction>
}

/** The chain's balance replaces a fetched one until another value is fetched. */
type Correction = { readonly asset: string | undefined; readonly read: bigint; readonly value: bigint }

const memories = perOwner(
  (): Memory => ({
    isStarted: false,
    onchain: new Map(),
    fetching: new Set(),
    balances: new Map(),
    corrections: new Map(),
  }),
)

/** Adjusts every balance that is fetched from now on. Does nothing on later calls. */
export function startBalanceAdjustment(kit: Kit): void {
  const memory = memories(kit)
  if (memory.isStarted) return
  memory.isStarted = true
  setBalanceAdjuster(kit, {
    tokens: (account, tokens) => tokensOf(kit, account, tokens, true),
    balance: (account, balance) => balanceOf(kit, account, balance, true),
  })
}

/**
 * Displays a balance read from the chain (`asset` undefined: the native token) instead of the fetched one, until another value
 * is fetched.
 */
export function setOnchainBalance(
  kit: Kit,
  account: CaipAddress,
  held: { readonly asset: string | undefined; readonly value: bigint },
): void {
  startBalanceAdjustment(kit)
  const { namespace, caipNetworkId } = parseCaipAddress(account)
  const { tokenBalance } = selectAccount(kit.store.get(), namespace)
  const asset = normalizeAsset(caipNetworkId, held.asset)
  const row = findTokenRow(getTokenListMetadata(tokenBalance).asRead ?? tokenBalance, asset)
  const memory = memories(kit)
  if (row) {
    const read = parseUnitsTruncated(row.quantity.numeric, Number(row.quantity.decimals))
    memory.corrections.set(keyOf(account, asset), { asset, read, value: held.value })
  }
  const balance = asset === undefined ? readBalanceOf(kit, account) : undefined
  const decimals = selectNetwork(kit.store.get(), caipNetworkId)?.nativeCurrency.decimals
  if (balance !== undefined && decimals !== undefined) {
    memory.corrections.set(balanceKeyOf(account), {
      asset,
      read: parseUnitsTruncated(balance, decimals),
      value: held.value,
    })
  }
  kit.store.batch(() => readjustBalances(kit))
}

/** Adjusts the displayed balances of all connected namespaces again, after something was sent or has ended. */
export function readjustBalances(kit: Kit): void {
  for (const namespace of kit.adapters.keys()) {
    const { caipAddress, tokenBalance, balance } = selectAccount(kit.store.get(), namespace)
    if (caipAddress === undefined) continue
    const adjusted = tokensOf(kit, caipAddress, getTokenListMetadata(tokenBalance).asRead ?? tokenBalance, false)
    const tokens = hasSameAmounts(adjusted, tokenBalance) ? tokenBalance : adjusted
    const read = readBalanceOf(kit, caipAddress)
    const shown = read === undefined ? undefined : balanceOf(kit, caipAddress, read, false)
    if (tokens !== tokenBalance || shown !== balance) {
      updateAccount(kit, namespace, { tokenBalance: tokens, balance: shown })
    }
  }
}

/** The native balance as it was fetched. */
function readBalanceOf(kit: Kit, account: CaipAddress): string | undefined {
  const { namespace } = parseCaipAddress(account)
  const { caipAddress, balance } = selectAccount(kit.store.get(), namespace)
  const known = memories(kit).balances.get(account)
  if (caipAddress !== account) return undefined
  return known && known.shown === balance ? known.read : balance
}

/** Whether two lists display the same amounts. They come from one response, so everything else is the same too. */
function hasSameAmounts(one: Tokens, other: Tokens): boolean {
  const others = withHiddenTokens(other)
  return withHiddenTokens(one).every(({ quantity }, at) => quantity.numeric === others[at]?.quantity.numeric)
}

/**
 * The displayed balance of an asset as decimal text; `asset` undefined: the native token. Undefined when none is displayed, or
 * for another account than the namespace's active one.
 */
export function getDisplayedBalance(kit: Kit, account: CaipAddress, asset: string | undefined): string | undefined {
  const { namespace, caipNetworkId } = parseCaipAddress(account)
  const { caipAddress, tokenBalance, balance } = selectAccount(kit.store.get(), namespace)
  if (caipAddress !== account) return undefined
  const row = findTokenRow(tokenBalance, normalizeAsset(caipNetworkId, asset))
  const decimals = Number(row?.quantity.decimals)
  if (row) return formatUnits(parseUnitsTruncated(row.quantity.numeric, decimals), decimals)
  return normalizeAsset(caipNetworkId, asset) === undefined ? balance : undefined
}

function tokensOf(kit: Kit, account: CaipAddress, read: Tokens, isNew: boolean): Tokens {
  const held = getPendingOutflows(kit, account)
  const corrected = [...memories(kit).corrections].filter(([key]) => key.startsWith(`${account}/`))
  const assets = new Set([...held, ...corrected.map(([, correction]) => correction)].map(({ asset }) => asset))
  const changed = new Map<TokenBalance, TokenBalance>()
  for (const asset of assets) {
    const row = findTokenRow(read, asset)
    const decimals = Number(row?.quantity.decimals ?? 0)
    const units = row ? parseUnitsTruncated(row.quantity.numeric, decimals) : 0n
    const own = row ? held.filter((one) => one.asset === asset) : []
    const shown = adjust(kit, { account, asset, held: own, units, decimals, isNew })
    if (row && shown !== units) changed.set(row, withQuantity(row, formatUnits(shown, decimals)))
    if (isNew && shown === units)
      markReflected(
        kit,
        held.filter((one) => one.asset === asset),
      )
  }
  markUpdating(
    kit,
    account,
    [...changed.keys()].map(({ address }) => getUpdatingKey(account, address)),
    '',
  )
  if (changed.size === 0) return read
  const change = (token: TokenBalance) => changed.get(token) ?? token
  const { hidden, ...facts } = getTokenListMetadata(read)
  return setTokenListMetadata(read.map(change), { ...facts, hidden: hidden?.map(change), asRead: read })
}

function balanceOf(kit: Kit, account: CaipAddress, read: string, isNew: boolean): string {
  const { caipNetworkId, namespace } = parseCaipAddress(account)
  const decimals = selectNetwork(kit.store.get(), caipNetworkId)?.nativeCurrency.decimals
  const held = getPendingOutflows(kit, account).filter(({ asset }) => asset === undefined)
  const key = balanceKeyOf(account)
  const isCorrected = memories(kit).corrections.has(key)
  if (decimals === undefined || (held.length === 0 && !isCorrected)) return read
  const units = parseUnitsTruncated(read, decimals)
  const adjusted = adjust(kit, { account, asset: undefined, held, units, decimals, isNew, correctedAs: key })
  const shown = adjusted === units ? read : formatUnits(adjusted, decimals)
  memories(kit).balances.set(account, { read, shown })
  const { tokenStatus } = selectAccount(kit.store.get(), namespace)
  if (tokenStatus === 'idle' || tokenStatus === 'unsupported') {
    if (isNew && shown === read) markReflected(kit, held)
    markUpdating(kit, account, shown === read ? [] : [getUpdatingKey(account)], getUpdatingKey(account))
  }
  return shown
}

function keyOf(account: CaipAddress, asset: string | undefined): string {
  return `${account}/${asset ?? ''}`
}

/** Key of a correction of the native balance, which is fetched separately from the token list. */
function balanceKeyOf(account: CaipAddress): string {
  return `${account}:balance`
}

type AdjustParams = {
  readonly account: CaipAddress
  readonly asset: string | undefined
  readonly held: readonly PendingOutflow[]
  readonly units: bigint
  readonly decimals: number
  readonly isNew: boolean
  readonly correctedAs?: string | undefined
}

function adjust(kit: Kit, { account, asset, held, units, decimals, isNew, correctedAs }: AdjustParams): bigint {
  const memory = memories(kit)
  const key = keyOf(account, asset)
  const correction = memory.corrections.get(correctedAs ?? key)
  if (correction?.read === units) return correction.value
  if (isNew) memory.corrections.delete(correctedAs ?? key)
  const ended = held.flatMap(({ sent }) => (sent.status === 'confirmed' ? sent : []))
  const known = memory.onchain.get(key)
  const isLate = ended.some(({ hash }) => !known?.after.includes(hash))
  const moves = held.map((one) => toOutflowUnits(one, decimals))
  const { shown, isOutdated } = subtractOutflows(units, moves, isLate ? undefined : known?.units)
  if (isOutdated && isNew && !memory.fetching.has(key)) {
    memory.fetching.add(key)
    void refetchAndAdjust(kit, memory, { account, asset, ended, decimals, key })
  }
  return shown
}

async function refetchAndAdjust(
  kit: Kit,
  memory: Memory,
  { account, asset, ended, decimals, key }: EndedOutflows & { readonly key: string },
): Promise<void> {
  const signal = kit.lifetime()
  const units = await fetchOnchainBalance(kit, { account, asset, ended })
  memory.fetching.delete(key)
  if (signal.aborted) return
  memory.onchain.set(key, { units, after: ended.map(({ hash }) => hash) })
  kit.store.batch(() => {
    if (typeof units === 'bigint') rebase(kit, { account, asset, ended, decimals }, units)
    readjustBalances(kit)
  })
}
