import { ANOTHER, compile, instruction, transfer } from '../../../../test/solana-transaction.js'
import { isSolanaTransaction, parseSolanaMessage } from './parse-solana.js'
import { reviewSolana } from './review-solana.js'
import type { TokenOwners } from './token-owners.js'

const own = '7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'
const token = 'TokenkegQfeZyiNwAJbNbGKPFXCWuBvf9Ss623VQ5DA'
const system = '11111111111111111111111111111111'
const budget = 'ComputeBudget111111111111111111111111111111'
const little = (value: bigint, bytes: number) =>
  Array.from({ length: bytes }, (_, index) => Number((value >> BigInt(8 * index)) & 255n))
const owners: TokenOwners = new Map([[ANOTHER, { owner: own, mint: ANOTHER, isProved: true }]])
const review = (...instructions: Parameters<typeof compile>[1]) =>
  reviewSolana(compile(own, instructions).message, own, owners)
const ids = (...instructions: Parameters<typeof compile>[1]) => review(...instructions).warnings.map(({ id }) => id)

describe('a Solana transaction', () => {
  test.each(['legacy', 0] as const)('R-FRAME-38 R-ROLE-02 shows a transfer of version %s in words', (version) => {
    const { message } = compile(own, [transfer(own, ANOTHER, 500_000_000n)], version)
    expect(reviewSolana(message, own, owners)).toMatchObject({
      title: 'Send 0.5 SOL',
      lines: [
        { value: 'Send 0.5 SOL' },
        { label: 'From', value: own, as: 'address' },
        { label: 'To', value: ANOTHER, as: 'address' },
        { label: 'Amount', value: '0.5 SOL' },
        { label: 'Maximum fee', value: '0.000005 SOL' },
      ],
      warnings: [],
    })
  })

  test('R-FRAME-38 shows checked and unchecked token transfers, and the requested fee', () => {
    const shown = review(
      instruction(budget, [], [2, ...little(100_000n, 4)]),
      instruction(budget, [], [3, ...little(1_000_000n, 8)]),
      instruction(token, [own, ANOTHER, ANOTHER], [12, ...little(1_500_000n, 8), 6]),
      instruction(token, [own, ANOTHER], [3, ...little(7n, 8)]),
    )
    expect(shown.title).toBe('Sign 2 instructions')
    expect(shown.lines.map(({ value }) => value)).toEqual(
      expect.arrayContaining(['1.5', '7 base units', '0.000105 SOL']),
    )
    expect(shown.warnings.map(({ id }) => id)).toEqual(['unnamed-token'])
  })

  test.each([
    ['assign', instruction(system, [own], [1, 0, 0, 0, ...new Array(32).fill(7)])],
    ['token-approve', instruction(token, [own, ANOTHER], [4, ...little(1n, 8)])],
    ['token-approve', instruction(token, [own, ANOTHER, ANOTHER], [13, ...little(1n, 8), 6])],
    ['set-authority', instruction(token, [own, ANOTHER], [6, 2, 0])],
    ['close-account', instruction(token, [own, ANOTHER], [9])],
    ['unknown-instruction', instruction(token, [own, ANOTHER], [99])],
    ['unknown-instruction', instruction(token, [own, ANOTHER], [3, 1])],
    ['unknown-instruction', instruction(ANOTHER, [own], [])],
    ['unknown-instruction', instruction(system, [own], [2])],
    ['high-fee', instruction(budget, [], [3, ...little(100_000_000n, 8)])],
  ])('R-FRAME-38 shows the warning %s', (id, one) => {
    expect(ids(one)).toEqual([id])
  })

  test('R-FRAME-38 shows no warning when the owner closes a token account in their own favor', () => {
    expect(ids(instruction(token, [ANOTHER, own], [9]))).toEqual([])
  })

  test('R-FRAME-38 rejects a transaction that this account does not sign', () => {
    const { message } = compile(ANOTHER, [transfer(ANOTHER, own, 1n)])
    expect(() => reviewSolana(message, own, owners)).toThrow('The transaction is not signed by this account')
  })

  test('R-FRAME-38 rejects bytes that do not decode exactly', () => {
    const { message } = compile(own, [transfer(own, ANOTHER, 1n)])
    for (let length = 0; length < message.length; length += 1) {
      expect(() => parseSolanaMessage(message.slice(0, length))).toThrow(/^The transaction/)
    }
    expect(() => parseSolanaMessage(Uint8Array.of(...message, 0))).toThrow('malformed')
    expect(() => parseSolanaMessage(Uint8Array.of(0x81, ...message.slice(1)))).toThrow('unknown version')
  })

  test('R-FRAME-38 recognizes messages that could be transactions', () => {
    const { message, wire } = compile(own, [transfer(own, ANOTHER, 1n)])
    expect(isSolanaTransaction(message)).toBe(true)
    expect(isSolanaTransaction(Uint8Array.from(Buffer.from(wire, 'base64')))).toBe(true)
    expect(isSolanaTransaction(new TextEncoder().encode('Hello there'))).toBe(false)
  })

  test('R-FRAME-142 rejects a transfer whose recipient only a lookup table contains', () => {
    const { message } = compile(own, [instruction(token, [own, ANOTHER], [3, ...little(7n, 8)])])
    // The instruction's second account moves to the table: its index is beyond the three accounts of the message.
    const withTable = [...message.slice(0, -1), 1, ...new Array(32).fill(9), 1, 0, 0]
    withTable[withTable.length - 36 - 11] = 3
    const hidden = 'The transaction hides an account in a lookup table'
    expect(() => reviewSolana(Uint8Array.from(withTable), own, owners)).toThrow(hidden)
    withTable[withTable.length - 36 - 11] = 4
    expect(() => reviewSolana(Uint8Array.from(withTable), own, owners)).toThrow('malformed')
  })

  test('R-FRAME-142 warns of an unknown instruction with accounts of a lookup table, and counts them', () => {
    const { message } = compile(own, [instruction(token, [own, ANOTHER], [99, ...little(7n, 8)])])
    const withTable = [...message.slice(0, -1), 1, ...new Array(32).fill(9), 1, 0, 0]
    withTable[withTable.length - 36 - 11] = 3
    const shown = reviewSolana(Uint8Array.from(withTable), own, owners)
    expect(shown.warnings.map(({ id }) => id)).toEqual(['unknown-instruction'])
    expect(shown.details).toContain('Accounts from lookup tables: 1')
  })

  test.each([
    ['a message of a later version', (message: readonly number[]) => [0x81, ...message.slice(1)]],
    ['the last version', (message: readonly number[]) => [0xff, ...message.slice(1)]],
    [
      'a signed transaction of a later version',
      (message: readonly number[]) => [1, ...new Array(64).fill(7), 0x82, ...message.slice(1)],
    ],
  ])('R-FRAME-142 takes %s for a transaction', (_, change) => {
    const { message } = compile(own, [transfer(own, ANOTHER, 1n)], 0)
    expect(isSolanaTransaction(Uint8Array.from(change([...message])))).toBe(true)
  })

  test.each(['Öffnen', '你好', '👋 Hello', 'H'.repeat(5_000)])(
    'R-FRAME-142 takes the text %.20s for no transaction',
    (text) => {
      expect(isSolanaTransaction(new TextEncoder().encode(text))).toBe(false)
    },
  )

  const associated = 'ATokenGPvbdGVxr1b2hvZbsiqW5xWH25efTNsLJA8knL'
  const memo = 'MemoSq4gqABAXKb96qnH8TysNcWxMyWCqXgDLGmfcHr'
  test.each([
    ['Open a token account', instruction(associated, [own, ANOTHER, token], [1])],
    ['Open a token account', instruction(associated, [own, ANOTHER, token], [])],
    ['Open an account', instruction(system, [own, ANOTHER], [0, 0, 0, 0, ...little(5n, 8), ...new Array(40).fill(0)])],
    ['Revoke a permission', instruction(token, [own], [5])],
    ['Sync wrapped SOL', instruction(token, [own], [17])],
    ['Note', instruction(memo, [own], [...new TextEncoder().encode('Hi\u202e')])],
  ])('R-FRAME-38 shows "%s" in words without a warning', (name, one) => {
    const shown = review(one)
    expect(shown).toMatchObject({ title: name, warnings: [] })
    if (name === 'Note') expect(shown.lines).toContainEqual({ label: 'Note', value: 'Hi', as: 'text' })
  })

  test.each([
    [[0x80, 0x00], 'a length that could be shorter'],
    [[0x80, 0x80, 0x80], 'a length without end'],
    [[0xff, 0xff, 0x7f], 'a length out of range'],
  ])('R-FRAME-38 rejects the length prefix %j (%s)', (length) => {
    expect(() => parseSolanaMessage(Uint8Array.of(1, 0, 0, ...length, ...new Array(64).fill(0)))).toThrow('malformed')
  })
})
