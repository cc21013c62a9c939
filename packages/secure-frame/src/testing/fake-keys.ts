/**
 * The keys of a frame in memory, and the requests they sign.
 *
 * In      an EVM private key and an Ed25519 seed; RPC parameters as a page sends them
 * Out     addresses, and results as wallets return them
 * Throws  ZodError for invalid parameters; RefusalError 4200 for a method that it does not sign
 * Source  EIP-191, EIP-712, EIP-1193; the Solana methods as wallets respond: `signature` in base58, `transaction` in base64
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import * as z from 'zod/mini'
import { RefusalError } from '../protocol/frame-endpoint.js'
import { RPC_CODES } from '../protocol/rpc-codes.js'
import { fillTransaction, type RpcFunction } from './fill-transaction.js'

/** The keys of a frame in memory. */
export type FakeKeys = {
  readonly evmKey: Hex
  readonly solanaSeed: Uint8Array
}

/** A request to sign. */
export type SigningRequest = { readonly method: string; readonly params: unknown; readonly chainId: string }

const text = z.string()
const hex = z.templateLiteral(['0x', z.string()])
const personalSign = z.tuple([hex], z.unknown())
const typedData = z.tuple([text, text])
const solanaMessage = z.object({ message: text })
const solanaTransaction = z.object({ transaction: text })
const solanaTransactions = z.object({ transactions: z.array(text) })
const typedDataShape = z.object({
  domain: z.record(text, z.unknown()),
  types: z.record(text, z.array(z.object({ name: text, type: text }))),
  primaryType: text,
  message: z.record(text, z.unknown()),
})

/** Creates a signer for the keys. */
export function openKeys({ evmKey, solanaSeed }: FakeKeys) {
  const account = privateKeyToAccount(evmKey)
  const publicKey = ed25519.getPublicKey(solanaSeed)

  function signSolana(wire: string): { readonly signature: string; readonly transaction: string } {
    const bytes = base64.decode(wire)
    const signature = ed25519.sign(messageOf(bytes), solanaSeed)
    const signed = Uint8Array.from(bytes)
    signed.set(signature, 1 + 64 * signerIndex(bytes, publicKey))
    return { signature: base58.encode(signature), transaction: base64.encode(signed) }
  }

  return {
    addresses: { eip155: account.address, solana: base58.encode(publicKey) },
    async sign({ method, params, chainId }: SigningRequest, rpc: RpcFunction): Promise<unknown> {
      switch (method) {
        case 'personal_sign':
          return account.signMessage({ message: { raw: z.parse(personalSign, params)[0] } })
        case 'eth_signTypedData_v4':
          return account.signTypedData(z.parse(typedDataShape, JSON.parse(z.parse(typedData, params)[1])))
        case 'eth_sendTransaction': {
          const transaction = await fillTransaction({ params, chainId, from: account.address }, rpc)
          return rpc('eth_sendRawTransaction', [await account.signTransaction(transaction)], chainId)
        }
        case 'solana_signMessage': {
          const { message } = z.parse(solanaMessage, params)
          return { signature: base58.encode(ed25519.sign(base58.decode(message), solanaSeed)) }
        }
        case 'solana_signTransaction':
          return signSolana(z.parse(solanaTransaction, params).transaction)
        case 'solana_signAllTransactions': {
          const { transactions } = z.parse(solanaTransactions, params)
          return { transactions: transactions.map((wire) => signSolana(wire).transaction) }
        }
        case 'solana_signAndSendTransaction': {
          const { signature, transaction } = signSolana(z.parse(solanaTransaction, params).transaction)
          await rpc('sendTransaction', [transaction, { encoding: 'base64' }], chainId)
          return { signature }
        }
        default:
          throw new RefusalError('', { code: RPC_CODES.notOffered })
      }
    },
  }
}

/** Returns the signed part of a transaction. It assumes fewer than 128 signatures, so that their count is one byte. */
const messageOf = (wire: Uint8Array): Uint8Array => wire.subarray(1 + 64 * (wire[0] ?? 0))

/** Index of the key among the signing accounts. */
function signerIndex(wire: Uint8Array, publicKey: Uint8Array): number {
  const message = messageOf(wire)
  const isVersioned = ((message[0] ?? 0) & 0x80) !== 0
  const accounts = message.subarray(isVersioned ? 5 : 4)
  for (let index = 0; index < (wire[0] ?? 0); index++) {
    if (publicKey.every((byte, at) => accounts[32 * index + at] === byte)) return index
  }
  throw new RefusalError('', { code: RPC_CODES.badParams })
}
