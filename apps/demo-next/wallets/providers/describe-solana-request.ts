/**
 * Describes a Solana request to a sandbox wallet, for its window. A transaction is decoded from its bytes.
 *
 * In      request
 * Out     title and rows
 */
import type { SandboxRequest } from '@bowline/adapter-solana/testing'
import { formatUnits } from '@bowline/kit-core'
import { base58 } from '@scure/base'
import { getCompiledTransactionMessageDecoder, getTransactionDecoder } from '@solana/kit'
import { connectWords, messageWords, type RequestRow, type RequestWords } from '../request-text'

const SYSTEM_PROGRAM = '11111111111111111111111111111111'
const COMPUTE_BUDGET_PROGRAM = 'ComputeBudget111111111111111111111111111111'
const TRANSFER = 2
const TRANSFER_BYTES = 12
const SOL_DECIMALS = 9

const CHAIN_NAMES: ReadonlyMap<string | undefined, string> = new Map([
  ['solana:mainnet', 'Solana'],
  ['solana:devnet', 'Solana Devnet'],
])

/** Describes a request. */
export function describeSolanaRequest({ kind, inputs, chain, address }: SandboxRequest): RequestWords {
  if (kind === 'connect') return connectWords('Solana')
  if (kind === 'sign-message') {
    const text = inputs.map((input) => textOf(read(input, 'message'))).join('\n')
    return messageWords(address, text)
  }
  const isSent = kind === 'send'
  const count = inputs.length === 1 ? 'a transaction' : `${inputs.length} transactions`
  return {
    title: `${isSent ? 'Sign and send' : 'Sign'} ${count}`,
    rows: [
      { label: 'Account', text: address ?? '' },
      { label: 'Network', text: CHAIN_NAMES.get(chain) ?? chain ?? '' },
      ...inputs.flatMap((input) => rowsOf(read(input, 'transaction'))),
    ],
  }
}

function rowsOf(bytes: unknown): readonly RequestRow[] {
  if (!(bytes instanceof Uint8Array)) return []
  const { messageBytes } = getTransactionDecoder().decode(bytes)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (message.version === 1) return [{ label: 'Transaction', text: base58.encode(bytes), isBlock: true }]
  return message.instructions.flatMap(({ programAddressIndex, accountIndices = [], data = new Uint8Array() }) => {
    const program = message.staticAccounts[programAddressIndex] ?? ''
    if (program === COMPUTE_BUDGET_PROGRAM) return []
    if (program === SYSTEM_PROGRAM && data[0] === TRANSFER && data.length === TRANSFER_BYTES) {
      const lamports = [...data.slice(4)].reduceRight((value, byte) => value * 256n + BigInt(byte), 0n)
      return [
        { label: 'To', text: message.staticAccounts[accountIndices[1] ?? -1] ?? '' },
        { label: 'Value', text: `${formatUnits(lamports, SOL_DECIMALS)} SOL` },
      ]
    }
    return [{ label: 'Calls', text: program }]
  })
}

function textOf(bytes: unknown): string {
  return bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : ''
}

function read(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
