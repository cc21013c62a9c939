/**
 * An account with given tokens and activity. The mock data service reports them in place of invented ones, in every scenario
 * whose accounts are usual.
 *
 * Source  spec R-API-64
 */
import type { Transaction } from '../../history/transaction.js'
import type { TransactionTransfer } from '../../history/transfer.js'
import { createSeededRandom } from '../values/seeded-random.js'
import { parseDecimal } from './decimal-text.js'
import { getIcon, getKnownTokens, type KnownToken } from './known-tokens.js'

const HOUR_MS = 3_600_000

/** A token's symbol and an amount in decimal text. */
export type MockAmount = readonly [symbol: string, amount: string]

/** One transaction of such an account. */
export type MockActivity = {
  /** CAIP-2 */
  readonly network: string
  readonly hoursAgo: number
  readonly operationType: string
  /** The other address. */
  readonly counterparty: string
  readonly sent?: MockAmount
  readonly received?: MockAmount
  /** Name of an NFT that the account received. */
  readonly nft?: string
}

/** The account. `tokens` are amounts by network (CAIP-2) and symbol, in decimal text; native tokens come from the ledger. */
export type MockAccount = {
  readonly addresses: readonly string[]
  readonly tokens: Readonly<Record<string, Readonly<Record<string, string>>>>
  readonly history: readonly MockActivity[]
}

/** Finds the account of an address; undefined for one whose data is invented. */
export function findMockAccount(accounts: readonly MockAccount[], address: string): MockAccount | undefined {
  const target = address.toLowerCase()
  return accounts.find(({ addresses }) => addresses.some((own) => own.toLowerCase() === target))
}

/** What the account holds of a token before any transfer, in base units. */
export function getGivenValue(account: MockAccount, caipNetworkId: string, { symbol, decimals }: KnownToken): bigint {
  const amount = account.tokens[caipNetworkId]?.[symbol]
  return amount === undefined ? 0n : parseDecimal(amount, decimals)
}

/** The account's transactions on a network, newest first. */
export function getGivenHistory(
  { history }: MockAccount,
  {
    account,
    caipNetworkId,
    nowMs,
  }: { readonly account: string; readonly caipNetworkId: string; readonly nowMs: number },
): readonly Transaction[] {
  return history
    .filter(({ network }) => network === caipNetworkId)
    .map((activity, index) => {
      const { hoursAgo, operationType, counterparty, sent, received, nft } = activity
      const isIncoming = sent === undefined
      return {
        id: `${caipNetworkId}/${account.toLowerCase()}/given-${index}`,
        metadata: {
          minedAt: new Date(nowMs - hoursAgo * HOUR_MS).toISOString(),
          chain: caipNetworkId,
          operationType,
          status: 'confirmed',
          sentFrom: isIncoming ? counterparty : account,
          sentTo: isIncoming ? account : counterparty,
          hash: hashOf(caipNetworkId, `${account}/${index}`),
          nonce: 1_000 - index,
        },
        transfers: [
          ...(sent ? [transferOf(caipNetworkId, sent, 'out')] : []),
          ...(received ? [transferOf(caipNetworkId, received, 'in')] : []),
          ...(nft === undefined ? [] : [nftTransfer(nft)]),
        ],
      }
    })
}

function transferOf(
  caipNetworkId: string,
  [symbol, numeric]: MockAmount,
  direction: 'in' | 'out',
): TransactionTransfer {
  const token = getKnownTokens(caipNetworkId).find((known) => known.symbol === symbol)
  const price = token?.microUsd === undefined ? undefined : Number(token.microUsd) / 1e6
  return {
    fungible_info: {
      name: token?.name ?? symbol,
      symbol,
      address: token?.address ?? '',
      icon: { url: token?.icon ?? getIcon(symbol) },
    },
    direction,
    quantity: { numeric },
    ...(price !== undefined && { price, value: price * Number(numeric) }),
  }
}

function nftTransfer(name: string): TransactionTransfer {
  const image = { url: getIcon(name) }
  return {
    nft_info: { name, content: { preview: image, detail: image }, flags: { is_spam: false } },
    direction: 'in',
    quantity: { numeric: '1' },
  }
}

function hashOf(caipNetworkId: string, seed: string): string {
  const random = createSeededRandom(`given/${caipNetworkId}/${seed}`)
  if (caipNetworkId.startsWith('eip155:')) return `0x${random.hex(64)}`
  const letters = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']
  return Array.from({ length: 87 }, () => random.pick(letters)).join('')
}
