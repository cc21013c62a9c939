/**
 * What this page moved counts until the figure has moved: balances of an account are shown less what was sent from it and they do not
 * show yet. What is to come is not counted until it has.
 *
 * Out     startBalanceAdjustment    has every reading judged
 *         readjustBalances      judges what is shown again, since something was sent or has ended
 *         setOnchainBalance   has the chain's word stand for a reading
 *         getDisplayedBalance    decimal text of what is shown of a token or, without one, of the coin; undefined where nothing is
 *         A figure from before something that has ended has the network's node asked, for a block at or past that one's
 * Source  spec R-ACCT-140 to 143
 */

import type { TokenBalance } from '@bowline/api-client'
import { formatUnits } from '../../base/amount/parse-units.js'
import { parseUnitsTruncated } from '../../base/amount/parse-units-truncated.js'
import { perOwner } from '../../base/async/scope.js'
import { parseCaipAddress } from '../../base/caip/caip.js'
import type { CaipAddress } from '../../base/caip/namespace.js'
import type { TrackedTransaction } from '../../core/state/pending-state.js'
import { selectAccount } from '../../core/state/select-account.js'
import { selectNetwork } from '../../core/state/select-network.js'
import { updateAccount } from '../../core/state/update-account.js'
import type { Kit } from '../../kit.js'
import { setBalanceAdjuster } from '../../wallets/account/balance-adjuster.js'
import { withHiddenTokens } from '../../wallets/account/hidden-tokens.js'
import { getTokenListMetadata, setTokenListMetadata } from '../../wallets/account/token-list-metadata.js'
import { fetchOnchainBalance } from './fetch-onchain-balance.js'
import {
  assetOf,
  findTokenRow,
  getPendingOutflows,
  type PendingOutflow,
  toOutflowUnits,
  withQuantity,
} from './pending-outflows.js'
import { selectTrackedTransactions } from './select-pending.js'
import { storeTransaction } from './stored-transactions.js'
import { type OnchainBalance, subtractOutflows } from './subtract-outflows.js'
import { updatingKey } from './updating-key.js'

type Tokens = readonly TokenBalance[]

/** The chain's word of a figure, of after these transactions. */
type OnchainBalanceEntry = { readonly figure: OnchainBalance; readonly after: readonly string[] }

type Memory = {
  isStarted: boolean
  readonly words: Map<string, OnchainBalanceEntry>
  readonly asking: Set<string>
  readonly balances: Map<CaipAddress, { readonly read: string; readonly shown: string }>
  /** By account and asset, as the words, and of the native balance by the account. */
  readonly corrections: Map<string, Correction>
}

/** The chain says another figure than was read, until something else is read. */
type Correction = { readonly asset: string | undefined; readonly read: bigint; readonly told: bigint }

const memories = perOwner(
  (): Memory => ({
    isStarted: false,
    words: new Map(),
    asking: new Set(),
    balances: new Map(),
    corrections: new Map(),
  }),
)

/** Has every reading judged from now on. */
export function startBalanceAdjustment(kit: Kit): void {
  const memory = memories(kit)
  if (memory.isStarted) return
  memory.isStarted = true
  setBalanceAdjuster(kit, {
    tokens: (account, tokens) => tokensOf(kit, account, tokens, true),
    balance: (account, balance) => balanceOf(kit, account, balance, true),
  })
}

/** The chain has just said what there is: it stands for what was read of it until something else is read. */
export function setOnchainBalance(
  kit: Kit,
  account: CaipAddress,
  told: { readonly asset: string | undefined; readonly value: bigint },
): void {
  startBalanceAdjustment(kit)
  const { namespace, caipNetworkId } = parseCaipAddress(account)
  const { tokenBalance } = selectAccount(kit.store.get(), namespace)
  const asset = assetOf(caipNetworkId, told.asset)
  const row = findTokenRow(getTokenListMetadata(tokenBalance).asRead ?? tokenBalance, asset)
  const memory = memories(kit)
  if (row) {
    const read = parseUnitsTruncated(row.quantity.numeric, Number(row.quantity.decimals))
    memory.corrections.set(keyOf(account, asset), { asset, read, told: told.value })
  }
  const balance = asset === undefined ? readBalanceOf(kit, account) : undefined
  const decimals = selectNetwork(kit.store.get(), caipNetworkId)?.nativeCurrency.decimals
  if (balance !== undefined && decimals !== undefined) {
    memory.corrections.set(balanceKeyOf(account), {
      asset,
      read: parseUnitsTruncated(balance, decimals),
      told: told.value,
    })
  }
  kit.store.batch(() => readjustBalances(kit))
}

/** Judges what is shown of the accounts in use. */
export function readjustBalances(kit: Kit): void {
  for (const namespace of kit.adapters.keys()) {
    const { caipAddress, tokenBalance, balance } = selectAccount(kit.store.get(), namespace)
    if (caipAddress === undefined) continue
    const judged = tokensOf(kit, caipAddress, getTokenListMetadata(tokenBalance).asRead ?? tokenBalance, false)
    const tokens = isAsMuch(judged, tokenBalance) ? tokenBalance : judged
    const read = readBalanceOf(kit, caipAddress)
    const shown = read === undefined ? undefined : balanceOf(kit, caipAddress, read, false)
    if (tokens !== tokenBalance || shown !== balance) {
      updateAccount(kit, namespace, { tokenBalance: tokens, balance: shown })
    }
  }
}

/** The native balance as it was read. */
function readBalanceOf(kit: Kit, account: CaipAddress): string | undefined {
  const { namespace } = parseCaipAddress(account)
  const { caipAddress, balance } = selectAccount(kit.store.get(), namespace)
  const known = memories(kit).balances.get(account)
  if (caipAddress !== account) return undefined
  return known && known.shown === balance ? known.read : balance
}

/** Whether two lists of one reading show the same, for what is seen of it is then the same too. */
function isAsMuch(one: Tokens, other: Tokens): boolean {
  const others = withHiddenTokens(other)
  return withHiddenTokens(one).every(({ quantity }, at) => quantity.numeric === others[at]?.quantity.numeric)
}

/** What is shown by now. */
export function getDisplayedBalance(kit: Kit, account: CaipAddress, asset: string | undefined): string | undefined {
  const { namespace, caipNetworkId } = parseCaipAddress(account)
  const { caipAddress, tokenBalance, balance } = selectAccount(kit.store.get(), namespace)
  if (caipAddress !== account) return undefined
  const row = findTokenRow(tokenBalance, assetOf(caipNetworkId, asset))
  if (row)
    return formatUnits(
      parseUnitsTruncated(row.quantity.numeric, Number(row.quantity.decimals)),
      Number(row.quantity.decimals),
    )
  return assetOf(caipNetworkId, asset) === undefined ? balance : undefined
}

function tokensOf(kit: Kit, account: CaipAddress, read: Tokens, isNew: boolean): Tokens {
  const held = getPendingOutflows(kit, account)
  const corrected = [...memories(kit).corrections].filter(([key]) => key.startsWith(`${account}/`))
  const assets = new Set([...held, ...corrected.map(([, correction]) => correction)].map(({ asset }) => asset))
  const changed = new Map<TokenBalance, TokenBalance>()
  for (const asset of assets) {
    const row = findTokenRow(read, asset)
    const decimals = Number(row?.quantity.decimals ?? 0)
    const figure = row ? parseUnitsTruncated(row.quantity.numeric, decimals) : 0n
    const own = row ? held.filter((one) => one.asset === asset) : []
    const shown = judge(kit, { account, asset, held: own, figure, decimals, isNew })
    if (row && shown !== figure) changed.set(row, withQuantity(row, formatUnits(shown, decimals)))
    if (isNew && shown === figure)
      markReflected(
        kit,
        held.filter((one) => one.asset === asset),
      )
  }
  mark(
    kit,
    account,
    [...changed.keys()].map(({ address }) => updatingKey(account, address)),
    '',
  )
  if (changed.size === 0) return read
  const change = (token: TokenBalance) => changed.get(token) ?? token
  const { leftOut, ...facts } = getTokenListMetadata(read)
  return setTokenListMetadata(read.map(change), { ...facts, leftOut: leftOut?.map(change), asRead: read })
}

function balanceOf(kit: Kit, account: CaipAddress, read: string, isNew: boolean): string {
  const { caipNetworkId, namespace } = parseCaipAddress(account)
  const decimals = selectNetwork(kit.store.get(), caipNetworkId)?.nativeCurrency.decimals
  const held = getPendingOutflows(kit, account).filter(({ asset }) => asset === undefined)
  const key = balanceKeyOf(account)
  const isCorrected = memories(kit).corrections.has(key)
  if (decimals === undefined || (held.length === 0 && !isCorrected)) return read
  const figure = parseUnitsTruncated(read, decimals)
  const judged = judge(kit, { account, asset: undefined, held, figure, decimals, isNew, correctedAs: key })
  const shown = judged === figure ? read : formatUnits(judged, decimals)
  memories(kit).balances.set(account, { read, shown })
  const { tokenStatus } = selectAccount(kit.store.get(), namespace)
  if (tokenStatus === 'idle' || tokenStatus === 'unsupported') {
    if (isNew && shown === read) markReflected(kit, held)
    mark(kit, account, shown === read ? [] : [updatingKey(account)], updatingKey(account))
  }
  return shown
}

function keyOf(account: CaipAddress, asset: string | undefined): string {
  return `${account}/${asset ?? ''}`
}

/** Of a correction of the native balance, which is read apart from the list. */
function balanceKeyOf(account: CaipAddress): string {
  return `${account}:balance`
}

type Judged = {
  readonly account: CaipAddress
  readonly asset: string | undefined
  readonly held: readonly PendingOutflow[]
  readonly figure: bigint
  readonly decimals: number
  readonly isNew: boolean
  readonly correctedAs?: string | undefined
}

function judge(kit: Kit, { account, asset, held, figure, decimals, isNew, correctedAs }: Judged): bigint {
  const memory = memories(kit)
  const key = keyOf(account, asset)
  const correction = memory.corrections.get(correctedAs ?? key)
  if (correction?.read === figure) return correction.told
  if (isNew) memory.corrections.delete(correctedAs ?? key)
  const ended = held.flatMap(({ sent }) => (sent.status === 'confirmed' ? sent : []))
  const word = memory.words.get(key)
  const isLate = ended.some(({ hash }) => !word?.after.includes(hash))
  const moves = held.map((one) => toOutflowUnits(one, decimals))
  const { shown, isOld } = subtractOutflows(figure, moves, isLate ? undefined : word?.figure)
  if (isOld && isNew && !memory.asking.has(key)) {
    memory.asking.add(key)
    void refetchAndAdjust(kit, memory, { account, asset, ended, decimals, key })
  }
  return shown
}

type Question = Pick<Judged, 'account' | 'asset' | 'decimals'> & {
  readonly ended: readonly TrackedTransaction[]
  readonly key: string
}

async function refetchAndAdjust(
  kit: Kit,
  memory: Memory,
  { account, asset, ended, decimals, key }: Question,
): Promise<void> {
  const signal = kit.lifetime()
  const figure = await fetchOnchainBalance(kit, { account, asset, ended })
  memory.asking.delete(key)
  if (signal.aborted) return
  memory.words.set(key, { figure, after: ended.map(({ hash }) => hash) })
  kit.store.batch(() => {
    if (typeof figure === 'bigint') rebase(kit, { account, asset, ended, decimals }, figure)
    readjustBalances(kit)
  })
}

/** What the chain has told stands for what was before: a reading that agrees shows all that has ended. */
function rebase(kit: Kit, { account, asset, ended, decimals }: Omit<Question, 'key'>, figure: bigint): void {
  const { caipNetworkId } = parseCaipAddress(account)
  for (const { hash } of ended) {
    change(kit, hash, (sent) => ({
      moves: sent.moves.map((move) => {
        const isHeld = move.direction === 'out' && assetOf(caipNetworkId, move.asset) === asset
        return isHeld
          ? { ...move, before: formatUnits(figure + parseUnitsTruncated(move.amount, decimals), decimals) }
          : move
      }),
    }))
  }
}

/** A reading shows it: the next visit need not know of it. */
function markReflected(kit: Kit, held: readonly PendingOutflow[]): void {
  for (const { sent } of held) {
    if (sent.status === 'confirmed' && !sent.isReflected) change(kit, sent.hash, () => ({ isReflected: true }))
  }
}

function change(kit: Kit, hash: string, patch: (sent: TrackedTransaction) => Partial<TrackedTransaction>): void {
  const followed = selectTrackedTransactions(kit.store.get())
  const sent = followed.find((other) => other.hash === hash)
  if (!sent) return
  const changed = { ...sent, ...patch(sent) }
  kit.store.set({ trackedTransactions: followed.map((other) => (other === sent ? changed : other)) })
  storeTransaction(kit, changed)
}

/** The marks of an account, or one of them alone. */
function mark(kit: Kit, account: CaipAddress, keys: readonly string[], only: string): void {
  const { updating = [] } = kit.store.get()
  const others = updating.filter((key) => (only === '' ? !key.startsWith(`${account}/`) : key !== only))
  const marked = [...others, ...keys]
  const isSame = marked.length === updating.length && marked.every((key) => updating.includes(key))
  if (!isSame) kit.store.set({ updating: marked })
}
