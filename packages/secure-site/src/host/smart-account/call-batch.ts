/**
 * The calls of a user operation, as the account contract takes them.
 *
 * In      calls; or the call data of an operation
 * Out     encodeCalls   call data that carries out all calls, or none of them
 *         decodeCalls   its calls; undefined for anything but the exact encoding
 * Source  ERC-7579 (mode 0x01: a batch that reverts as a whole), ERC-4337
 */
import { concat, decodeAbiParameters, encodeAbiParameters, slice } from 'viem'

/** One call of an account. `value` is in wei. */
export type AccountCall = {
  readonly to: `0x${string}`
  readonly value: bigint
  readonly data: `0x${string}`
}

/** execute(bytes32 mode, bytes executions) */
const EXECUTE = '0xe9ae5c53'
const PARAMETERS = [{ type: 'bytes32' }, { type: 'bytes' }] as const
const EXECUTIONS = [
  {
    type: 'tuple[]',
    components: [
      { name: 'target', type: 'address' },
      { name: 'value', type: 'uint256' },
      { name: 'callData', type: 'bytes' },
    ],
  },
] as const

const ATOMIC_BATCH = `0x01${'00'.repeat(31)}` as const

/** Encodes calls. */
export function encodeCalls(calls: readonly AccountCall[]): `0x${string}` {
  const executions = calls.map(({ to, value, data }) => ({ target: to, value, callData: data }))
  const batch = encodeAbiParameters(EXECUTIONS, [executions])
  return concat([EXECUTE, encodeAbiParameters(PARAMETERS, [ATOMIC_BATCH, batch])])
}

/** Decodes calls. */
export function decodeCalls(callData: `0x${string}`): readonly AccountCall[] | undefined {
  try {
    const [, batch] = decodeAbiParameters(PARAMETERS, slice(callData, 4))
    const [executions] = decodeAbiParameters(EXECUTIONS, batch)
    const calls = executions.map(({ target, value, callData: data }) => ({ to: target, value, data }))
    return encodeCalls(calls) === callData.toLowerCase() ? calls : undefined
  } catch {
    return undefined
  }
}
