import { hashTypedData } from 'viem'
import { parseTypedData } from './parse-typed-data.js'
import { reviewTypedData } from './review-typed-data.js'

const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const nowMs = Date.parse('2026-03-01T12:00:00Z')
const mail = {
  types: {
    Person: [
      { name: 'name', type: 'string' },
      { name: 'wallet', type: 'address' },
    ],
    Mail: [
      { name: 'from', type: 'Person' },
      { name: 'to', type: 'Person[]' },
      { name: 'count', type: 'uint256' },
      { name: 'tag', type: 'bytes4' },
      { name: 'urgent', type: 'bool' },
    ],
  },
  primaryType: 'Mail',
  domain: { name: 'Post', version: '1', chainId: 1, verifyingContract: spender },
  message: {
    from: { name: 'Ann', wallet: spender },
    to: [{ name: 'Bob', wallet: spender.toLowerCase() }],
    count: '0x10',
    tag: '0xAABBCCDD',
    urgent: true,
  },
} as const
const review = (input: unknown, chainId = 1) =>
  reviewTypedData(new TextEncoder().encode(parseTypedData(input, chainId).json), { chainId, nowMs })
const withMessage = (change: object) => ({ ...mail, message: { ...mail.message, ...change } })
const ids = (input: unknown) => review(input).warnings.map(({ id }) => id)

describe('typed data', () => {
  test('R-FRAME-38 R-ROLE-02 shows every single value, with numbers and addresses in full', () => {
    const shown = review(JSON.stringify(mail))
    expect(shown).toMatchObject({ title: 'Sign Mail' })
    expect(Object.fromEntries(shown.lines.map(({ label, value }) => [label, value]))).toEqual({
      'Claims to be for': 'Post',
      Version: '1',
      Contract: spender,
      'from.name': 'Ann',
      'from.wallet': spender,
      'to[0].name': 'Bob',
      'to[0].wallet': spender,
      count: '16',
      tag: '0xaabbccdd',
      urgent: 'true',
    })
  })

  test('R-FRAME-38 hashes the canonical form to the same digest as the page’s input', () => {
    const { json } = parseTypedData(mail, 1)
    expect(hashTypedData(JSON.parse(json))).toBe(
      hashTypedData({
        ...mail,
        message: { ...mail.message, count: 16n, to: [mail.message.from].map((each) => ({ ...each, name: 'Bob' })) },
      }),
    )
    expect(parseTypedData(json, 1).json).toBe(json)
  })

  test.each([
    ['another network', { ...mail, domain: { ...mail.domain, chainId: 137 } }],
    ['a missing field', { ...mail, message: { ...mail.message, count: undefined, tag: undefined } }],
    ['no message', { ...mail, message: {} }],
    ['a field outside the type', withMessage({ more: 1 })],
    ['a field outside the domain', { ...mail, domain: { ...mail.domain, more: '1' } }],
    ['an unknown property', { ...mail, more: 1 }],
    ['a missing type', { ...mail, types: { Mail: mail.types.Mail } }],
    ['an undefined primary type', { ...mail, primaryType: 'Letter' }],
    ['a recursive type', { ...mail, types: { ...mail.types, Person: [{ name: 'name', type: 'Mail[]' }] } }],
    ['a field twice', { ...mail, types: { ...mail.types, Person: [...mail.types.Person, ...mail.types.Person] } }],
    ['a reserved name', { ...mail, types: { ...mail.types, Person: [{ name: '__proto__', type: 'string' }] } }],
    ['an unknown type', { ...mail, types: { ...mail.types, Person: [{ name: 'name', type: 'uint7' }] } }],
    ['a fractional number', withMessage({ count: 1.5 })],
    ['a number beyond the safe integers', withMessage({ count: 2 ** 60 })],
    ['a number out of range', withMessage({ count: `0x1${'0'.repeat(64)}` })],
    ['a negative number', withMessage({ count: '-1' })],
    ['a number in exponent notation', withMessage({ count: '1e9' })],
    ['bytes of another size', withMessage({ tag: '0xaa' })],
    ['a wrong checksum', withMessage({ from: { name: 'Ann', wallet: spender.replace('C51', 'c51') } })],
    ['a text for a boolean', withMessage({ urgent: 'true' })],
    ['a lone surrogate', withMessage({ from: { name: '\ud800', wallet: spender } })],
    ['another domain type', { ...mail, types: { ...mail.types, EIP712Domain: [{ name: 'name', type: 'bytes' }] } }],
    [
      'a domain without a stated field',
      { ...mail, types: { ...mail.types, EIP712Domain: [{ name: 'salt', type: 'bytes32' }] } },
    ],
    ['more than 64 KiB', withMessage({ from: { name: 'x'.repeat(65_536), wallet: spender } })],
    ['malformed JSON', '{'],
    ['null', null],
    ['deeply nested JSON', '['.repeat(60_000)],
  ])('R-FRAME-38 rejects typed data: %s', (_, input) => {
    expect(() => review(input)).toThrow(/^The typed data/)
  })

  const permit = (value: string, deadline: string, domain: object = mail.domain) => ({
    types: {
      Permit: [
        { name: 'owner', type: 'address' },
        { name: 'spender', type: 'address' },
        { name: 'value', type: 'uint256' },
        { name: 'deadline', type: 'uint256' },
      ],
    },
    primaryType: 'Permit',
    domain,
    message: { owner: spender, spender, value, deadline },
  })
  const soon = String(nowMs / 1000 + 3600)

  test('R-FRAME-38 warns of a permit, and shows amounts from 2^160 - 1 as unlimited', () => {
    expect(ids(permit('1', soon))).toEqual(['permit'])
    const texts = (value: bigint) => review(permit(String(value), soon)).warnings.map(({ text }) => text)
    expect(texts(2n ** 160n - 1n)).toEqual([expect.stringContaining('unlimited')])
    expect(texts(2n ** 160n - 2n)).not.toEqual([expect.stringContaining('unlimited')])
  })

  test('R-FRAME-38 warns of a permission without expiry or over 30 days, and of data without a network', () => {
    expect(ids(permit('1', String(nowMs / 1000 + 2_592_001)))).toEqual(['permit', 'long-permission'])
    expect(ids(permit('1', String(2n ** 256n - 1n)))).toEqual(['permit', 'long-permission'])
    expect(ids({ ...mail, domain: { name: 'Post' } })).toEqual(['unknown-data', 'no-chain'])
  })

  test('R-FRAME-38 removes invisible characters and warns of them', () => {
    const hidden = withMessage({ from: { name: 'A\u202enn', wallet: spender } })
    expect(ids(hidden)).toEqual(['unknown-data', 'unseen-characters'])
    expect(review(hidden).lines.map(({ value }) => value)).toContain('Ann')
  })

  const one = (type: string, value: unknown) => ({
    types: { One: [{ name: 'it', type }] },
    primaryType: 'One',
    domain: { name: 'Post', chainId: '0x1' },
    message: { it: value },
  })
  test.each([
    ['uint8', 255, ['255']],
    ['int8', '-128', ['-128']],
    ['bytes', '0x', ['0x']],
    ['bytes32', `0x${'AB'.repeat(32)}`, [`0x${'ab'.repeat(32)}`]],
    ['uint8[2]', [1, '2'], ['1', '2']],
    ['bool[][]', [[true], []], ['true', '(none)']],
  ])('R-FRAME-38 shows a %s of %j as %j', (type, value, shown) => {
    expect(
      review(one(type, value))
        .lines.slice(1)
        .map((line) => line.value),
    ).toEqual(shown)
  })

  test.each([
    ['uint8', 256],
    ['int8', '128'],
    ['int8', '-129'],
    ['uint8', '01'],
    ['uint264', 1],
    ['uint0', 1],
    ['bytes33', '0x'],
    ['bytes0', '0x'],
    ['bytes', '0x0'],
    ['uint8[2]', [1]],
    ['uint8[]', { length: 0 }],
    ['address', '0x1'],
    ['string', 1],
    ['One[]', []],
    ['Two', {}],
    ['bool', 'true'],
    ['a b', 1],
    ['', 1],
  ])('R-FRAME-38 rejects a %s of %j', (type, value) => {
    expect(() => review(one(type, value))).toThrow(/^The typed data/)
  })

  test('R-FRAME-38 rejects bytes that are not in canonical form', () => {
    const bytes = new TextEncoder().encode(JSON.stringify(one('uint8', 1)))
    expect(() => reviewTypedData(bytes, { chainId: 1, nowMs })).toThrow('The typed data is malformed')
  })
})
