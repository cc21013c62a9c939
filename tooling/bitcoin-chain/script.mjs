// @ts-check
/**
 * Runs Bitcoin scripts with the opcodes that wallets use. Any other opcode fails the script.
 *
 * In      script   the script to run
 *         stack    its initial values; changed in place
 *         spend    the input that is spent
 * Throws  ScriptError   the script failed
 * Source  BIP-16, BIP-65, BIP-112, BIP-147 (null dummy), BIP-342
 */
import { ripemd160 } from '@noble/hashes/legacy.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { Script } from '@scure/btc-signer'

/** A script that does not allow the spend. */
export class ScriptError extends Error {}

/**
 * @typedef {object} Spend
 * @property {(signature: Uint8Array, key: Uint8Array) => boolean} checkSignature
 * @property {number} version
 * @property {number} lockTime
 * @property {number} sequence
 * @property {boolean} isTapscript
 */

const FINAL = 0xffffffff
const TIME_FROM = 500_000_000
const SEQUENCE_OFF = 0x80000000
const SEQUENCE_IS_TIME = 0x400000
const SEQUENCE_MASK = 0xffff

/** @param {Uint8Array} bytes */
const hash160 = (bytes) => ripemd160(sha256(bytes))
const TRUE = Uint8Array.of(1)
const FALSE = new Uint8Array()

/**
 * @param {Uint8Array} script
 * @param {Uint8Array[]} stack
 * @param {Spend} spend
 */
export function runScript(script, stack, spend) {
  /** @type {boolean[]} */
  const branches = []
  const pop = () => {
    const value = stack.pop()
    if (value === undefined) throw new ScriptError('The stack is empty')
    return value
  }
  const peek = () => {
    const value = stack.at(-1)
    if (value === undefined) throw new ScriptError('The stack is empty')
    return value
  }
  /** @param {boolean} condition */
  const verify = (condition) => {
    if (!condition) throw new ScriptError('A check failed')
  }
  const equal = () => isEqual(pop(), pop())
  const checkSignature = () => {
    const key = pop()
    return spend.checkSignature(pop(), key)
  }

  /** @type {Record<string, () => void>} */
  const operations = {
    NOP: () => {},
    DUP: () => void stack.push(peek()),
    DROP: () => void pop(),
    '2DROP': () => void [pop(), pop()],
    SWAP: () => void stack.push(pop(), pop()),
    SIZE: () => void stack.push(ofNumber(peek().length)),
    VERIFY: () => verify(isTrue(pop())),
    EQUAL: () => void stack.push(equal() ? TRUE : FALSE),
    EQUALVERIFY: () => verify(equal()),
    SHA256: () => void stack.push(sha256(pop())),
    HASH160: () => void stack.push(hash160(pop())),
    CHECKSIG: () => void stack.push(checkSignature() ? TRUE : FALSE),
    CHECKSIGVERIFY: () => verify(checkSignature()),
    CHECKSIGADD() {
      verify(spend.isTapscript)
      const key = pop()
      const count = toNumber(pop())
      const signature = pop()
      stack.push(ofNumber(count + (signature.length > 0 && spend.checkSignature(signature, key) ? 1 : 0)))
    },
    NUMEQUAL() {
      const number = toNumber(pop())
      stack.push(number === toNumber(pop()) ? TRUE : FALSE)
    },
    CHECKMULTISIG: () => void stack.push(checkMultisig(pop, spend) ? TRUE : FALSE),
    CHECKMULTISIGVERIFY: () => verify(checkMultisig(pop, spend)),
    CHECKLOCKTIMEVERIFY() {
      const time = toNumber(peek(), 5)
      verify(time >= 0 && time < TIME_FROM === spend.lockTime < TIME_FROM)
      verify(time <= spend.lockTime && spend.sequence !== FINAL)
    },
    CHECKSEQUENCEVERIFY() {
      const time = toNumber(peek(), 5)
      verify(time >= 0)
      if (Math.floor(time / SEQUENCE_OFF) % 2 === 1) return
      verify(spend.version >= 2 && spend.sequence < SEQUENCE_OFF)
      verify((time & SEQUENCE_IS_TIME) === (spend.sequence & SEQUENCE_IS_TIME))
      verify((time & SEQUENCE_MASK) <= (spend.sequence & SEQUENCE_MASK))
    },
  }

  for (const operation of Script.decode(script)) {
    const isRunning = branches.every(Boolean)
    if (operation === 'IF' || operation === 'NOTIF') {
      branches.push(isRunning ? isTrue(pop()) === (operation === 'IF') : false)
    } else if (operation === 'ELSE') {
      branches.push(!need(branches.pop()))
    } else if (operation === 'ENDIF') {
      need(branches.pop())
    } else if (isRunning && typeof operation === 'number') {
      stack.push(ofNumber(operation))
    } else if (isRunning && typeof operation === 'string') {
      const run = operations[operation]
      if (run === undefined) throw new ScriptError(`${operation} is not run here`)
      run()
    } else if (isRunning && typeof operation !== 'string' && typeof operation !== 'number') {
      stack.push(operation)
    }
  }
  if (branches.length > 0) throw new ScriptError('A branch is left open')
}

/**
 * @param {() => Uint8Array} pop
 * @param {Spend} spend
 */
function checkMultisig(pop, spend) {
  if (spend.isTapscript) throw new ScriptError('Tapscript has no CHECKMULTISIG')
  const keys = Array.from({ length: toNumber(pop()) }, pop)
  const signatures = Array.from({ length: toNumber(pop()) }, pop)
  if (pop().length > 0) throw new ScriptError('The dummy is not empty')
  let next = 0
  for (const key of keys) {
    const signature = signatures[next]
    if (signature !== undefined && spend.checkSignature(signature, key)) next += 1
  }
  return next === signatures.length
}

/** @param {boolean | undefined} branch */
function need(branch) {
  if (branch === undefined) throw new ScriptError('There is no branch here')
  return branch
}

/** @param {Uint8Array} value */
export function isTrue(value) {
  return value.some((byte, index) => byte !== 0 && !(index === value.length - 1 && byte === 0x80))
}

/**
 * @param {Uint8Array} a
 * @param {Uint8Array} b
 */
export function isEqual(a, b) {
  return a.length === b.length && a.every((byte, index) => byte === b[index])
}

/**
 * @param {Uint8Array} value little-endian, its sign in the last bit
 * @param {number} [limit] bytes
 */
function toNumber(value, limit = 4) {
  if (value.length > limit) throw new ScriptError('The number is too long')
  const last = value.at(-1) ?? 0
  const size = value.reduceRight((sum, byte, index) => sum * 256 + (index === value.length - 1 ? byte & 0x7f : byte), 0)
  return last & 0x80 ? -size : size
}

/** @param {number} number not negative */
function ofNumber(number) {
  const bytes = []
  for (let rest = number; rest > 0; rest = Math.floor(rest / 256)) bytes.push(rest % 256)
  if ((bytes.at(-1) ?? 0) & 0x80) bytes.push(0)
  return Uint8Array.from(bytes)
}
