import type { TokenBalance } from '@bowline/api-client'
import { settled } from '../../../test/account-fixture.js'
import { BOB, setUpSend } from '../../../test/send-fixture.js'
import { sendToken, setSendToken } from '../../actions.js'
import { normalizeTokens } from './normalize-tokens.js'
import { getTotalValue } from './total-value.js'

const ZERO = `0x${'0'.repeat(40)}`
const EEEE = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const SOLANA = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const BITCOIN = 'bip122:000000000019d6689c085ae165831e93'
const WSOL = 'So11111111111111111111111111111111111111112'

const coin = (chainId: string, over: Partial<TokenBalance> = {}): TokenBalance => ({
  ...{ name: 'Coin', symbol: 'COIN', chainId, price: 2, iconUrl: '' },
  quantity: { decimals: '18', numeric: '100' },
  ...over,
})
/** An alias of the OP Stack. */
const LEGACY = '0xDeadDeAddeAddEAddeadDEaDDEAdDeaDDeAD0000'
const at = (chainId: string, address: string, over: Partial<TokenBalance> = {}) =>
  coin(chainId, { address: `${chainId}:${address}`, ...over })

test.each([
  ['eip155:1', EEEE],
  ['eip155:1', EEEE.toLowerCase()],
  ['eip155:8453', ZERO],
  ['eip155:137', '0x0000000000000000000000000000000000001010'],
  ['eip155:80002', '0x0000000000000000000000000000000000001010'],
  ['eip155:324', '0x000000000000000000000000000000000000800A'],
  ['eip155:42220', '0x471EcE3750Da237f93B8E339c536989b8978a438'],
  ['eip155:10', LEGACY],
  ['eip155:1088', LEGACY],
  ['eip155:5000', LEGACY],
  ['eip155:2741', '0x000000000000000000000000000000000000800A'],
  ['eip155:1284', '0x0000000000000000000000000000000000000802'],
  [SOLANA, 'So11111111111111111111111111111111111111111'],
  [SOLANA, '11111111111111111111111111111111'],
  [SOLANA, WSOL],
  [BITCOIN, 'btc'],
  [BITCOIN, 'native'],
  [BITCOIN, ZERO],
])('R-ACCT-120 R-ACCT-162 on %s the native token under %s is one native row, counted once', (chainId, standIn) => {
  for (const rows of [
    [coin(chainId), at(chainId, standIn)],
    [at(chainId, standIn), coin(chainId)],
  ]) {
    const tokens = normalizeTokens(rows, chainId)
    expect(tokens.map(({ address }) => address)).toEqual([undefined])
    expect(getTotalValue(tokens).dollars).toBe('200.00')
  }
  expect(normalizeTokens([at(chainId, standIn)], chainId)).toMatchObject([
    { symbol: 'COIN', quantity: { numeric: '100' } },
  ])
  expect(normalizeTokens([at(chainId, standIn)], chainId)[0]?.address).toBeUndefined()
})

test('R-ACCT-120 treats an alias of one network as a token on another', () => {
  const rows = [at('eip155:1', '0x0000000000000000000000000000000000001010'), coin('eip155:1')]
  expect(normalizeTokens(rows, 'eip155:1')).toHaveLength(2)
})

test('R-ACCT-120 takes the missing native price from the other row, and keeps its own amount', () => {
  const rows = [
    coin('eip155:137', { price: undefined }),
    at('eip155:137', ZERO, { quantity: { decimals: '18', numeric: '9' } }),
  ]
  expect(normalizeTokens(rows, 'eip155:137')).toMatchObject([{ price: 2, value: 200, quantity: { numeric: '100' } }])
})

test('R-ACCT-121 keeps wrapped SOL as a separate token, with SOL and alone', () => {
  const wrapped = at(SOLANA, WSOL, { name: 'Wrapped SOL', symbol: 'WSOL', quantity: { decimals: '9', numeric: '3' } })
  expect(normalizeTokens([wrapped, coin(SOLANA)], SOLANA)).toHaveLength(2)
  expect(normalizeTokens([wrapped], SOLANA)[0]?.address).toBe(`${SOLANA}:${WSOL}`)
})

test('R-ACCT-122 sends the native token when it is listed by an alias, from the form and by name', async () => {
  const standIn = at('eip155:1', EEEE, { quantity: { decimals: '18', numeric: '1.5' } })
  const { kit, fillIn, send, asked } = await setUpSend({ tokens: [standIn] })
  expect(send().tokenBalances).toMatchObject([{ symbol: 'COIN', quantity: { numeric: '1.5' } }])
  await fillIn({ token: standIn })
  expect(send().token?.address).toBeUndefined()
  await sendToken(kit)
  await settled()
  setSendToken(kit, undefined)
  await sendToken(kit, { token: standIn, amount: '0.5', recipientAddress: BOB })
  expect([asked('sendTransaction').length, asked('sendToken').length]).toEqual([2, 0])
})
