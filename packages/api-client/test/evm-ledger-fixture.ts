/** A ledger with three funded accounts and a JSON-RPC interface. */
import { createPublicClient, custom, type Hex, parseGwei, type TransactionSerializable } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import { createEvmLedger, type EvmLedger, type EvmLedgerOptions } from '../src/mocks/index.js'

const KEYS: readonly Hex[] = [`0x${'11'.repeat(32)}`, `0x${'22'.repeat(32)}`, `0x${'33'.repeat(32)}`]

export const [ada, bob, eve] = [
  privateKeyToAccount(KEYS[0] ?? '0x'),
  privateKeyToAccount(KEYS[1] ?? '0x'),
  privateKeyToAccount(KEYS[2] ?? '0x'),
]

export const ETHER = 10n ** 18n

export const STRANGER = '0x00000000000000000000000000000000000000ee'

export const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n

export function makeLedger(options: Partial<EvmLedgerOptions> = {}): EvmLedger {
  return createEvmLedger({
    chains: [{ chainId: 1, name: 'Ethereum' }, { chainId: 8453 }],
    accounts: [ada, bob, eve].map(({ address }) => ({ address, value: 100n * ETHER })),
    ...options,
  })
}

export const transportOf = (ledger: EvmLedger, chainId: number) =>
  custom({ request: ({ method, params }) => ledger.request({ chainId, method, params }) }, { retryCount: 0 })

export const publicClientOf = (ledger: EvmLedger) =>
  createPublicClient({ chain: mainnet, transport: transportOf(ledger, 1) })

export const TRANSFER: TransactionSerializable & { type: 'eip1559' } = {
  type: 'eip1559',
  chainId: 1,
  nonce: 0,
  to: STRANGER,
  value: 1n,
  gas: 21_000n,
  maxFeePerGas: parseGwei('2'),
  maxPriorityFeePerGas: parseGwei('0.1'),
}

export async function send(
  ledger: EvmLedger,
  transaction: TransactionSerializable,
  { from = ada, chainId = 1 } = {},
): Promise<unknown> {
  const raw = await from.signTransaction(transaction)
  return ledger.request({ chainId, method: 'eth_sendRawTransaction', params: [raw] })
}
