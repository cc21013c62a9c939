// @ts-check
import { encodeAbiParameters, encodeDeployData, keccak256, numberToHex, padHex, size, stringToHex } from 'viem'
import { compileContracts } from './compile.mjs'
import { rpcRequest } from './rpc.mjs'

/** Storage slots of a token's variables, in the order of its source. */
const SLOT = { name: 0n, symbol: 1n, totalSupply: 2n, balanceOf: 3n, allowance: 4n }

const MAX_SHORT_TEXT = 31

/** @type {typeof import('./chains.d.mts').installErc20} */
export async function installErc20(url, { address, name, symbol, decimals, holders, contract = 'Erc20' }) {
  const { abi, bytecode } = (await compileContracts())[contract]
  const data = encodeDeployData({ abi, bytecode, args: [name, symbol, decimals, 0n] })
  // The code that a deployment would create, with its immutable values, without a transaction.
  const code = await rpcRequest(url, 'eth_call', [{ data }])
  await rpcRequest(url, 'anvil_setCode', [address, code])
  const supply = holders.reduce((sum, { value }) => sum + value, 0n)
  /** @type {[bigint | `0x${string}`, bigint | `0x${string}`][]} */
  const slots = [
    [SLOT.name, shortText(name)],
    [SLOT.symbol, shortText(symbol)],
    [SLOT.totalSupply, supply],
    ...holders.map(
      ({ address: holder, value }) => /** @type {[`0x${string}`, bigint]} */ ([balanceSlot(holder), value]),
    ),
  ]
  await Promise.all(
    slots.map(([slot, value]) => rpcRequest(url, 'anvil_setStorageAt', [address, word(slot), word(value)])),
  )
}

/** @type {typeof import('./chains.d.mts').giveErc20} */
export async function giveErc20(url, { token, holder, value }) {
  await rpcRequest(url, 'anvil_setStorageAt', [token, balanceSlot(holder), word(value)])
}

/** @type {typeof import('./chains.d.mts').allowErc20} */
export async function allowErc20(url, { token, holder, spender, value }) {
  const slot = slotOf(spender, slotOf(holder, word(SLOT.allowance)))
  await rpcRequest(url, 'anvil_setStorageAt', [token, slot, word(value)])
}

/** @param {bigint | `0x${string}`} value */
function word(value) {
  return typeof value === 'bigint' ? numberToHex(value, { size: 32 }) : value
}

/** @param {`0x${string}`} holder */
function balanceSlot(holder) {
  return slotOf(holder, word(SLOT.balanceOf))
}

/**
 * Storage slot of an address's value in the mapping at a slot.
 *
 * @param {`0x${string}`} key
 * @param {`0x${string}`} slot
 */
function slotOf(key, slot) {
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [key, slot]))
}

/**
 * Storage form of a text of at most 31 bytes: its bytes, and twice their number at the end.
 *
 * @param {string} text
 */
function shortText(text) {
  const bytes = stringToHex(text)
  if (size(bytes) > MAX_SHORT_TEXT) throw new RangeError(`"${text}" is longer than ${MAX_SHORT_TEXT} bytes`)
  const padded = padHex(bytes, { dir: 'right', size: 32 })
  return /** @type {`0x${string}`} */ (padded.slice(0, -2) + (size(bytes) * 2).toString(16).padStart(2, '0'))
}
