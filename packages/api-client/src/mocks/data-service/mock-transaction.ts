/**
 * Invented transactions and purchases for the history of the mock data service, deterministic for an account, network and
 * index. Index 0 is the newest.
 *
 * Source  spec R-API-20, R-API-64, R-STATE-47 to 49, R-CONST-42 (operations)
 */
import type { Transaction, TransactionStatus } from '../../history/transaction.js'
import type { TransactionTransfer } from '../../history/transfer.js'
import { createSeededRandom, type SeededRandom } from '../values/seeded-random.js'
import type { AccountKind } from './account-kind.js'
import { formatDecimal } from './decimal-text.js'
import { getIcon, getKnownTokens } from './known-tokens.js'

const HOUR_MS = 3_600_000
const IN = ['receive', 'claim', 'borrow', 'withdraw'] as const
const OUT = ['send', 'deposit', 'repay', 'burn'] as const
const NFT_NAMES = ['Knot', 'Bowline', 'Sheet Bend', 'Clove Hitch', 'Splice'] as const

type TransactionSlot = {
  readonly account: string
  readonly caipNetworkId: string
  readonly index: number
  readonly kind: AccountKind
  readonly nowMs: number
}

/** Creates the transaction at an index. Of kind `spam` most are spam. */
export function createMockTransaction({ account, caipNetworkId, index, kind, nowMs }: TransactionSlot): Transaction {
  const random = createSeededRandom(`${account.toLowerCase()}/${caipNetworkId}/${index}`)
  const other = counterparty(caipNetworkId, random)
  const isSpam = kind === 'spam' && index % 5 !== 0
  const { operationType, transfers } = isSpam ? createSpam(random) : createOrdinary(caipNetworkId, random)
  const isIncoming = transfers.every(({ direction }) => direction === 'in') && transfers.length > 0
  return {
    id: `${caipNetworkId}/${account.toLowerCase()}/${index}`,
    metadata: {
      minedAt: new Date(nowMs - index * 5 * HOUR_MS - random.integer(HOUR_MS)).toISOString(),
      chain: caipNetworkId,
      operationType,
      status: statusOf(random, index, kind),
      sentFrom: isIncoming ? other : account,
      sentTo: isIncoming ? account : other,
      hash: hashOf(caipNetworkId, random),
      nonce: 100_000 - index,
    },
    transfers,
  }
}

type PurchaseSlot = Omit<TransactionSlot, 'kind'> & {
  /** For a purchase made at this service: its status, its time, and the id that the app gave it. */
  readonly own?:
    | { readonly status: TransactionStatus; readonly placedAtMs: number; readonly purchaseId: string | undefined }
    | undefined
}

/** Creates a purchase: an invented one at an index, or with `own` one that the user started. */
export function createMockPurchase({ account, caipNetworkId, index, nowMs, own }: PurchaseSlot): Transaction {
  const random = createSeededRandom(`purchase/${account.toLowerCase()}/${index}`)
  const statuses = ['SUCCESS', 'SUCCESS', 'FAILED', 'SUCCESS'] as const
  const numeric = formatDecimal(BigInt(10_000_000 + random.integer(500_000_000)), 6)
  return {
    id: `purchase/${account.toLowerCase()}/${index}`,
    metadata: {
      minedAt: new Date(own?.placedAtMs ?? nowMs - (index + 1) * 240 * HOUR_MS).toISOString(),
      chain: caipNetworkId,
      operationType: 'buy',
      status: own?.status ?? `ONRAMP_TRANSACTION_STATUS_${random.pick(statuses)}`,
      sentFrom: 'Coinbase',
      sentTo: account,
      hash: hashOf(caipNetworkId, random),
      nonce: Math.max(0, index),
      ...(own?.purchaseId !== undefined && { purchaseId: own.purchaseId }),
    },
    transfers: [
      {
        fungible_info: { name: 'USD Coin', symbol: 'USDC', icon: { url: getIcon('USDC') } },
        direction: 'in',
        quantity: { numeric },
        price: 1,
      },
    ],
  }
}

function createOrdinary(
  caipNetworkId: string,
  random: SeededRandom,
): { readonly operationType: string; readonly transfers: readonly TransactionTransfer[] } {
  const share = random.next()
  if (share < 0.35)
    return { operationType: random.pick(IN), transfers: [createTokenTransfer(caipNetworkId, random, 'in')] }
  if (share < 0.65)
    return { operationType: random.pick(OUT), transfers: [createTokenTransfer(caipNetworkId, random, 'out')] }
  if (share < 0.8) {
    const transfers = [
      createTokenTransfer(caipNetworkId, random, 'out'),
      createTokenTransfer(caipNetworkId, random, 'in'),
    ]
    return { operationType: 'trade', transfers }
  }
  if (share < 0.9) return { operationType: 'mint', transfers: [createNft(random, false)] }
  return { operationType: random.pick(['approve', 'execute']), transfers: [] }
}

function createSpam(random: SeededRandom) {
  return {
    operationType: 'receive',
    transfers: Array.from({ length: 1 + random.integer(3) }, () => createNft(random, true)),
  }
}

function createTokenTransfer(
  caipNetworkId: string,
  random: SeededRandom,
  direction: 'in' | 'out',
): TransactionTransfer {
  const { name, symbol, address, icon, decimals, microUsd } = random.pick(getKnownTokens(caipNetworkId))
  const dollars = BigInt(1 + random.integer(900_000_000))
  const amount = (dollars * 10n ** BigInt(decimals)) / (microUsd ?? 10_000n)
  return {
    fungible_info: { name, symbol, address, icon: { url: icon } },
    direction,
    quantity: { numeric: formatDecimal(amount, decimals) },
    ...(microUsd !== undefined && { value: Number(dollars) / 1e6, price: Number(microUsd) / 1e6 }),
  }
}

function createNft(random: SeededRandom, isSpam: boolean): TransactionTransfer {
  const name = `${isSpam ? 'Claim at drop.example' : random.pick(NFT_NAMES)} #${random.integer(10_000)}`
  const image = { url: getIcon(name) }
  return {
    nft_info: { name, content: { preview: image, detail: image }, flags: { is_spam: isSpam } },
    direction: 'in',
    quantity: { numeric: '1' },
  }
}

function statusOf(random: SeededRandom, index: number, kind: AccountKind): TransactionStatus {
  if (kind === 'whale' && index < 2) return 'pending'
  return random.isBelow(0.05) ? 'failed' : 'confirmed'
}

function counterparty(caipNetworkId: string, random: SeededRandom): string {
  return caipNetworkId.startsWith('eip155:') ? `0x${random.hex(40)}` : base58(random, 43)
}

function hashOf(caipNetworkId: string, random: SeededRandom): string {
  return caipNetworkId.startsWith('eip155:') ? `0x${random.hex(64)}` : base58(random, 87)
}

function base58(random: SeededRandom, length: number): string {
  const letters = [...'123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz']
  return Array.from({ length }, () => random.pick(letters)).join('')
}
