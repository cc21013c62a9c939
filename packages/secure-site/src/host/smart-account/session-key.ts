/**
 * The address that may use a permission, for the keys of an app.
 *
 * In      public keys on secp256k1, compressed (33 bytes) or not (65 bytes)
 * Out     the address of a single key; for several keys a contract account that acts only with the signatures of all of them
 * Throws  RequestRejectedError  a key that is malformed or of another kind, a key twice, more than 10
 * Source  SEC 1 §2.3; MultiSigDeleGator of the MetaMask Delegation Framework 1.3.0
 */
import { concat, encodeAbiParameters, getAddress, getContractAddress, keccak256, numberToHex, slice } from 'viem'
import { invalidParams } from '../policy/rejections.js'
import { FACTORY, PROXY_CREATION_CODE } from './contracts.js'

/** A key of the app. */
export type SessionKey = { readonly type: string; readonly publicKey: `0x${string}` }

const MULTI_SIGNATURE = '0x56a9EdB16a0105eb5a4C54f4C062e2868844f3A7'
/** initialize(address[] signers, uint256 threshold) */
const INITIALIZE = '0x60b5bb3f'
const SALT = `0x${'00'.repeat(32)}` as const
const MAX_KEYS = 10
/** The field of secp256k1. */
const P = 2n ** 256n - 2n ** 32n - 977n

/** Returns the address that acts for the keys. */
export function getDelegate(keys: readonly SessionKey[]): `0x${string}` {
  const signers = keys.map(toAddress)
  const [only] = signers
  if (only === undefined || signers.length > MAX_KEYS || new Set(signers).size < signers.length)
    throw invalidParams('The keys are malformed')
  return signers.length === 1 ? only : getSharedAccount(signers)
}

function getSharedAccount(signers: readonly `0x${string}`[]): `0x${string}` {
  const initialize = concat([
    INITIALIZE,
    encodeAbiParameters([{ type: 'address[]' }, { type: 'uint256' }], [signers, BigInt(signers.length)]),
  ])
  const bytecode = concat([
    PROXY_CREATION_CODE,
    encodeAbiParameters([{ type: 'address' }, { type: 'bytes' }], [MULTI_SIGNATURE, initialize]),
  ])
  return getContractAddress({ opcode: 'CREATE2', from: FACTORY.address, salt: SALT, bytecode })
}

function toAddress({ type, publicKey }: SessionKey): `0x${string}` {
  if (type !== 'secp256k1') throw invalidParams('Only keys on secp256k1 can have permissions')
  const [, form, x, y] = /^0x(0[2-4])([0-9a-f]{64})([0-9a-f]{64})?$/i.exec(publicKey) ?? []
  if (x === undefined || (form === '04') !== (y !== undefined)) throw invalidParams('A key is malformed')
  const square = (BigInt(`0x${x}`) ** 3n + 7n) % P
  const root = power(square, (P + 1n) / 4n)
  if (BigInt(`0x${x}`) >= P || (root * root) % P !== square) throw invalidParams('A key is malformed')
  const isOdd = y === undefined ? form === '03' : BigInt(`0x${y}`) % 2n === 1n
  const own = (root % 2n === 1n) === isOdd ? root : P - root
  if (y !== undefined && BigInt(`0x${y}`) !== own) throw invalidParams('A key is malformed')
  return getAddress(slice(keccak256(concat([`0x${x}`, numberToHex(own, { size: 32 })])), 12))
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n
  for (let factor = base, left = exponent; left > 0n; left >>= 1n, factor = (factor * factor) % P)
    if (left & 1n) result = (result * factor) % P
  return result
}
