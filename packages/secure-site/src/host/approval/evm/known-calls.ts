/** A contract function whose name and arguments the approval card can show. Each argument is one ABI word, by position. */
export type KnownCall = {
  readonly name: string
  readonly arguments: readonly { readonly name: string; readonly type: WordType }[]
}

/** ABI type of one argument word. */
export type WordType = 'address' | 'uint256' | 'uint160' | 'uint48' | 'uint8' | 'bool' | 'bytes32'

const call = (name: string, ...list: readonly (readonly [name: string, type: WordType])[]): KnownCall => ({
  name,
  arguments: list.map(([argument, type]) => ({ name: argument, type })),
})

/** Known functions by selector: they move, wrap or unwrap tokens, or allow others to move them. */
export const KNOWN_CALLS: ReadonlyMap<string, KnownCall> = new Map([
  ['0xa9059cbb', call('transfer', ['to', 'address'], ['amount', 'uint256'])],
  ['0x23b872dd', call('transferFrom', ['from', 'address'], ['to', 'address'], ['amount', 'uint256'])],
  ['0x095ea7b3', call('approve', ['spender', 'address'], ['amount', 'uint256'])],
  ['0x39509351', call('increaseAllowance', ['spender', 'address'], ['amount', 'uint256'])],
  ['0xa457c2d7', call('decreaseAllowance', ['spender', 'address'], ['amount', 'uint256'])],
  ['0xa22cb465', call('setApprovalForAll', ['operator', 'address'], ['allowed', 'bool'])],
  ['0x42842e0e', call('safeTransferFrom', ['from', 'address'], ['to', 'address'], ['tokenId', 'uint256'])],
  [
    '0xd505accf',
    call(
      'permit',
      ['owner', 'address'],
      ['spender', 'address'],
      ['amount', 'uint256'],
      ['deadline', 'uint256'],
      ['v', 'uint8'],
      ['r', 'bytes32'],
      ['s', 'bytes32'],
    ),
  ],
  [
    '0x87517c45',
    call(
      'approve (Permit2)',
      ['token', 'address'],
      ['spender', 'address'],
      ['amount', 'uint160'],
      ['expiration', 'uint48'],
    ),
  ],
  ['0xd0e30db0', call('deposit')],
  ['0x2e1a7d4d', call('withdraw', ['amount', 'uint256'])],
])
