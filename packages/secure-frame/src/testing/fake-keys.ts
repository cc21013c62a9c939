/**
 * Real keys with which the fake frame signs approved RPC requests.
 *
 * Throws  ZodError for invalid parameters; RequestRejectedError 4200 for a method that it does not sign
 * Source  EIP-191, EIP-712, EIP-1193; the Solana methods as wallets respond: `signature` in base58, `transaction` in base64
 */
import { ed25519 } from '@noble/curves/ed25519.js'
import { base58, base64 } from '@scure/base'
import * as v from 'valibot'
import type { Hex } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { RequestRejectedError } from '../protocol/frame-endpoint.js'
import { RPC_CODES } from '../protocol/rpc-codes.js'
import { fillTransaction, type RpcFunction } from './fill-transaction.js'

/** An EVM private key and an Ed25519 seed. */
export type FakeKeys = {
  readonly evmKey: Hex
  readonly solanaSeed: Uint8Array
}

/** An RPC request to sign, with parameters as the page sent them. */
export type SigningRequest = { readonly method: string; readonly params: unknown; readonly chainId: string }

const text = v.string()
const hex = v.custom<`0x${string}`>((text) => typeof text === 'string' && text.startsWith('0x'))
const personalSign = v.tupleWithRest([hex], v.unknown())
const typedData = v.strictTuple([text, text])
const solanaMessage = v.object({ message: text })
const solanaTransaction = v.object({ transaction: text })
const solanaTransactions = v.object({ transactions: v.array(text) })
const typedDataShape = v.object({
  domain: v.record(text, v.unknown()),
  types: v.record(text, v.array(v.object({ name: text, type: text }))),
  primaryType: text,
  message: v.record(text, v.unknown()),
})

/** Returns the keys' addresses and `sign`, which resolves to the result that a wallet returns. Sends transactions through `rpc`. */
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
          return account.signMessage({ message: { raw: v.parse(personalSign, params)[0] } })
        case 'eth_signTypedData_v4':
          return account.signTypedData(v.parse(typedDataShape, JSON.parse(v.parse(typedData, params)[1])))
        case 'eth_sendTransaction': {
          const transaction = await fillTransaction({ params, chainId, from: account.address }, rpc)
          return rpc('eth_sendRawTransaction', [await account.signTransaction(transaction)], chainId)
        }
        case 'solana_signMessage': {
          const { message } = v.parse(solanaMessage, params)
          return { signature: base58.encode(ed25519.sign(base58.decode(message), solanaSeed)) }
        }
        case 'solana_signTransaction':
          return signSolana(v.parse(solanaTransaction, params).transaction)
        case 'solana_signAllTransactions': {
          const { transactions } = v.parse(solanaTransactions, params)
          return { transactions: transactions.map((wire) => signSolana(wire).transaction) }
        }
        case 'solana_signAndSendTransaction': {
          const { signature, transaction } = signSolana(v.parse(solanaTransaction, params).transaction)
          await rpc('sendTransaction', [transaction, { encoding: 'base64' }], chainId)
          return { signature }
        }
        default:
          throw new RequestRejectedError('', { code: RPC_CODES.notOffered })
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
  throw new RequestRejectedError('', { code: RPC_CODES.badParams })
}
