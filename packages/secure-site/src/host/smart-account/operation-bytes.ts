/**
 * A user operation as the bytes that the signer hashes, and back.
 *
 * In      an operation without its signature; the account's kind and chain
 * Out     encodeOperation   UTF-8 JSON of EIP-712 data in the kit's canonical form
 *         decodeOperation   what the bytes say
 * Throws  RequestRejectedError  more than 64 KiB; bytes that are no operation of this account
 * Source  ERC-4337 (EntryPoint 0.7), EIP-712; DeleGatorCore of the MetaMask Delegation Framework 1.3.0
 */

import { tryParse } from '@bowline/secure-frame/protocol'
import * as v from 'valibot'
import { getAddress, isAddressEqual, size, slice } from 'viem'
import { toPackedUserOperation, type UserOperation } from 'viem/account-abstraction'
import { hex as hexOf } from '../../schema/hex.js'
import { parseTypedData } from '../approval/typed-data/parse-typed-data.js'
import { invalidParams } from '../policy/rejections.js'
import { type AccountCall, decodeCalls } from './call-batch.js'
import { type AccountKind, ENTRY_POINT, IMPLEMENTATION, UPGRADE } from './contracts.js'

const PACKED_TYPE = [
  ['sender', 'address'],
  ['nonce', 'uint256'],
  ['initCode', 'bytes'],
  ['callData', 'bytes'],
  ['accountGasLimits', 'bytes32'],
  ['preVerificationGas', 'uint256'],
  ['gasFees', 'bytes32'],
  ['paymasterAndData', 'bytes'],
  ['entryPoint', 'address'],
].map(([name, type]) => ({ name, type }))

const DOMAINS = { contract: IMPLEMENTATION.domain, upgraded: UPGRADE.domain } as const

/** What an operation does, read from the bytes that are hashed. Gas is in units, `maxFeePerGas` in wei. */
export type OperationFields = {
  readonly calls: readonly AccountCall[]
  /** Whether the operation also creates the account's contract. */
  readonly createsAccount: boolean
  /** Gas limit of the calls. */
  readonly callGas: bigint
  /** Gas for the bundler, the signature check, the account's creation and the paymaster. */
  readonly overheadGas: bigint
  readonly maxFeePerGas: bigint
  /** The contract that pays. Undefined when the account does. */
  readonly paymaster: `0x${string}` | undefined
}

const hex = hexOf(/^0x[0-9a-fA-F]*$/)
const messageSchema = v.object({
  sender: hex,
  initCode: hex,
  callData: hex,
  accountGasLimits: hex,
  preVerificationGas: v.string(),
  gasFees: hex,
  paymasterAndData: v.union([v.literal('0x'), hexOf(/^0x[0-9a-fA-F]{104,}$/)]),
  entryPoint: v.string(),
})

/** Encodes an operation for the signer. */
export function encodeOperation(
  operation: UserOperation<'0.7'>,
  { kind, chainId }: { readonly kind: AccountKind; readonly chainId: number },
): Uint8Array {
  const packed = toPackedUserOperation({ ...operation, signature: '0x' })
  const { signature: _, ...fields } = packed
  const { json } = parseTypedData(
    {
      types: { PackedUserOperation: PACKED_TYPE },
      primaryType: 'PackedUserOperation',
      domain: { name: DOMAINS[kind]?.name, version: '1', chainId, verifyingContract: operation.sender },
      message: {
        ...fields,
        nonce: String(packed.nonce),
        preVerificationGas: String(packed.preVerificationGas),
        entryPoint: ENTRY_POINT.address,
      },
    },
    chainId,
  )
  return new TextEncoder().encode(json)
}

/** Reads an operation from its bytes. */
export function decodeOperation(bytes: Uint8Array, account: `0x${string}`, chainId: number): OperationFields {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  const data = parseTypedData(text, chainId)
  const message = tryParse(messageSchema, data.message)
  const calls = message && decodeCalls(message.callData)
  if (data.json !== text || !calls || !isAddressEqual(message.sender, account))
    throw invalidParams('The operation is malformed')
  const halves = (word: `0x${string}`) => [BigInt(slice(word, 0, 16)), BigInt(slice(word, 16))] as const
  const [verificationGas, callGas] = halves(message.accountGasLimits)
  const { paymasterAndData } = message
  const paymaster = paymasterAndData === '0x' ? undefined : getAddress(slice(paymasterAndData, 0, 20))
  const paymasterGas = paymaster === undefined ? [] : halves(slice(paymasterAndData, 20, 52))
  return {
    calls,
    createsAccount: size(message.initCode) > 0,
    callGas,
    overheadGas: [verificationGas, ...paymasterGas].reduce((sum, gas) => sum + gas, BigInt(message.preVerificationGas)),
    maxFeePerGas: halves(message.gasFees)[1],
    paymaster,
  }
}
