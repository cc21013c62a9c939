// @ts-check
/**
 * Whether a transaction input may spend its output: its scripts run, its signatures are verified.
 *
 * In      transaction   with all its scripts and witnesses
 *         index         of the input
 *         previous      the outputs that its inputs spend, in order
 * Throws  ScriptError   it may not
 * Source  BIP-16, BIP-141, BIP-143, BIP-341, BIP-342
 */
import { schnorr, secp256k1 } from '@noble/curves/secp256k1.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { RawTx, Script, TaprootControlBlock, Transaction, utils } from '@scure/btc-signer'
import { isEqual, isTrue, runScript, ScriptError } from './script.mjs'

/** @typedef {{ amount: bigint, script: Uint8Array }} Output */
/** @typedef {{ raw: Uint8Array, index: number, previous: readonly Output[] }} Spending */

const PARSE = {
  allowUnknownInputs: true,
  allowUnknownOutputs: true,
  allowUnknownVersion: true,
  disableScriptCheck: true,
}
const ANNEX = 0x50
const LEAF_TAPSCRIPT = 0xc0

/** @param {Spending} spending */
export function verifyInput({ raw, index, previous }) {
  const { inputs, witnesses, version, lockTime } = RawTx.decode(raw)
  const input = inputs[index]
  const output = previous[index]
  if (input === undefined || output === undefined) throw new ScriptError('There is no such input')
  const transaction = Transaction.fromRaw(raw, PARSE)
  const witness = [...(witnesses?.[index] ?? [])]
  const scripts = input.finalScriptSig ?? new Uint8Array()
  const times = { version, lockTime, sequence: input.sequence }

  /** @param {Uint8Array} code */
  const legacy = (code) => ({
    ...times,
    isTapscript: false,
    // biome-ignore lint/complexity/useLiteralKeys: the library declares this member private
    checkSignature: ecdsa((type) => transaction['preimageLegacy'](index, code, type)),
  })

  /** @type {Uint8Array[]} */
  const stack = []
  runScript(onlyPushes(scripts), stack, legacy(scripts))
  const pushed = [...stack]
  runScript(output.script, stack, legacy(output.script))
  assertTrue(stack)
  const native = programOf(output.script)
  if (native !== undefined) {
    if (scripts.length > 0) throw new ScriptError('A witness output is spent without a script')
    runProgram(native)
    return
  }
  if (!isScriptHash(output.script)) {
    if (witness.length > 0) throw new ScriptError('A witness where none belongs')
    return
  }
  const redeem = pushed.pop()
  if (redeem === undefined) throw new ScriptError('The script is missing')
  const nested = programOf(redeem)
  if (nested !== undefined) {
    runProgram(nested)
    return
  }
  runScript(redeem, pushed, legacy(redeem))
  assertTrue(pushed)

  /** @param {{ version: number, program: Uint8Array }} witnessProgram */
  function runProgram({ version: kind, program }) {
    if (kind === 0 && program.length === 20) {
      if (witness.length !== 2) throw new ScriptError('The witness is not of two parts')
      const code = Script.encode(['DUP', 'HASH160', program, 'EQUALVERIFY', 'CHECKSIG'])
      runScript(code, witness, segwit(code))
      assertOnlyTrue(witness)
    } else if (kind === 0 && program.length === 32) {
      const code = witness.pop()
      if (code === undefined || !isEqual(sha256(code), program)) throw new ScriptError('The script is another one')
      runScript(code, witness, segwit(code))
      assertOnlyTrue(witness)
    } else if (kind === 1 && program.length === 32) runTaproot(program)
    else throw new ScriptError('The kind of output is not known')
  }

  /** @param {Uint8Array} code */
  function segwit(code) {
    const amount = output?.amount ?? 0n
    const checkSignature = ecdsa((type) => transaction.preimageWitnessV0(index, code, type, amount))
    return { ...times, isTapscript: false, checkSignature }
  }

  /** @param {Uint8Array} key */
  function runTaproot(key) {
    const annex = witness.length > 1 && witness.at(-1)?.[0] === ANNEX ? witness.pop() : undefined
    /** @param {Uint8Array} [leaf] @param {number} [leafVersion] */
    const hashOf = (leaf, leafVersion) => (/** @type {number} */ type) =>
      transaction.preimageWitnessV1(
        index,
        previous.map(({ script }) => script),
        type,
        previous.map(({ amount }) => amount),
        -1,
        leaf,
        leafVersion,
        annex,
      )
    const [first] = witness
    if (first === undefined) throw new ScriptError('The witness is empty')
    if (witness.length === 1) {
      if (!checkSchnorr(hashOf(), first, key)) throw new ScriptError('The signature is wrong')
      return
    }
    const control = TaprootControlBlock.decode(witness.pop() ?? new Uint8Array())
    const leaf = witness.pop() ?? new Uint8Array()
    const leafVersion = control.version & 0xfe
    if (!isCommitted(control, leaf, leafVersion, key)) throw new ScriptError('The script is another one')
    if (leafVersion !== LEAF_TAPSCRIPT) throw new ScriptError('The kind of script is not known')
    const hash = hashOf(leaf, leafVersion)
    runScript(leaf, witness, {
      ...times,
      isTapscript: true,
      checkSignature: (signature, signer) => signature.length > 0 && checkSchnorr(hash, signature, signer),
    })
    assertOnlyTrue(witness)
  }
}

/**
 * @param {(type: number) => Uint8Array} hashOf
 * @returns {(signature: Uint8Array, key: Uint8Array) => boolean}
 */
function ecdsa(hashOf) {
  return (signature, key) => {
    const type = signature.at(-1)
    if (type === undefined) return false
    try {
      const der = signature.subarray(0, -1)
      return secp256k1.verify(der, hashOf(type), key, { prehash: false, format: 'der', lowS: true })
    } catch {
      return false
    }
  }
}

/**
 * @param {(type: number) => Uint8Array} hashOf
 * @param {Uint8Array} signature
 * @param {Uint8Array} key
 */
function checkSchnorr(hashOf, signature, key) {
  const type = signature.length === 64 ? 0 : signature[64]
  if (type === undefined || signature.length > 65 || (signature.length === 65 && type === 0)) return false
  try {
    return schnorr.verify(signature.subarray(0, 64), hashOf(type), key)
  } catch {
    return false
  }
}

/**
 * @param {{ internalKey: Uint8Array, merklePath: Uint8Array[], version: number }} control
 * @param {Uint8Array} leaf
 * @param {number} leafVersion
 * @param {Uint8Array} key
 */
function isCommitted({ internalKey, merklePath, version }, leaf, leafVersion, key) {
  const length = leaf.length < 253 ? [leaf.length] : [253, leaf.length & 0xff, leaf.length >> 8]
  let node = schnorr.utils.taggedHash('TapLeaf', Uint8Array.of(leafVersion, ...length), leaf)
  for (const side of merklePath) {
    const pair = utils.compareBytes(node, side) < 0 ? [node, side] : [side, node]
    node = schnorr.utils.taggedHash('TapBranch', ...pair)
  }
  const [tweaked, parity] = utils.taprootTweakPubkey(internalKey, node)
  return isEqual(tweaked, key) && parity === (version & 1)
}

/** @param {Uint8Array} script */
function programOf(script) {
  const [kind, length] = script
  if (script.length < 4 || script.length > 42 || kind === undefined || length !== script.length - 2) return undefined
  if (kind !== 0 && (kind < 0x51 || kind > 0x60)) return undefined
  return { version: kind === 0 ? 0 : kind - 0x50, program: script.subarray(2) }
}

/** @param {Uint8Array} script */
function isScriptHash(script) {
  return script.length === 23 && script[0] === 0xa9 && script[1] === 0x14 && script[22] === 0x87
}

/** @param {Uint8Array} script */
function onlyPushes(script) {
  if (Script.decode(script).some((part) => typeof part === 'string' && part !== '1NEGATE')) {
    throw new ScriptError('The input may only push')
  }
  return script
}

/** @param {Uint8Array[]} stack */
function assertTrue(stack) {
  const last = stack.at(-1)
  if (last === undefined || !isTrue(last)) throw new ScriptError('The script says no')
}

/** @param {Uint8Array[]} stack */
function assertOnlyTrue(stack) {
  assertTrue(stack)
  if (stack.length !== 1) throw new ScriptError('Something is left on the stack')
}
