import { findIcon, type IconKey } from './index.js'

const kindOf = async (...keys: IconKey[]) => (await findIcon(keys))?.kind
const sourceOf = async (...keys: IconKey[]) => {
  const mark = await findIcon(keys)
  return mark?.kind === 'picture' ? mark.source : undefined
}

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const METAMASK = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

test('R-VIEW-80 a network has the mark of its brand, and each of its test networks the same one, told as such', async () => {
  const [base, sepolia] = [await findIcon(['network:eip155:8453']), await findIcon(['network:eip155:84532'])]
  expect(base).toMatchObject({ kind: 'picture', isTest: false })
  expect(sepolia).toEqual({ ...base, isTest: true })
  expect(base).toMatchObject({ source: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg /) })
  expect(await findIcon(['network:eip155:31337'])).toBeUndefined()
})

test('R-VIEW-82 a wallet is found by its id, by its name in reverse and by its id with the explorer', async () => {
  const fox = await sourceOf('wallet:metamask')
  expect(fox).toBeDefined()
  expect(await sourceOf('wallet:io.metamask')).toBe(fox)
  expect(await sourceOf(`wallet:${METAMASK}`)).toBe(fox)
  expect(await sourceOf(`wallet:${METAMASK.replace('c', 'd')}`)).toBeUndefined()
  expect(await sourceOf('wallet:nobody', 'wallet:io.metamask', 'wallet:trust')).toBe(fox)
})

test('R-VIEW-81 a token has a mark by its address, whatever its symbol, and no name of an object is one', async () => {
  const dollar = await sourceOf('currency:USDC')
  expect(await sourceOf(`token:eip155:1:${USDC}`)).toBe(dollar)
  expect(await sourceOf(`token:eip155:1:${USDC.toLowerCase()}`)).toBe(dollar)
  expect(
    await sourceOf('token:solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp:EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'),
  ).toBe(dollar)
  expect(await kindOf(`token:eip155:10:${USDC}`)).toBeUndefined()
  expect(await kindOf('token:constructor' as IconKey)).toBeUndefined()
  expect(await kindOf('wallet:__proto__')).toBeUndefined()
})

test('R-VIEW-81 the coin of a network is found by the network', async () => {
  expect(await sourceOf('coin:eip155:8453')).toBe(await sourceOf('currency:ETH'))
  expect(await sourceOf('coin:eip155:137')).toBe(await sourceOf('currency:POL'))
})

test('R-VIEW-83 a mark of one colour is a shape, Google is in its colours, and who has no drawing has a ground', async () => {
  expect(await kindOf('social:github')).toBe('shape')
  expect(await kindOf('social:apple')).toBe('shape')
  expect(await kindOf('social:google')).toBe('picture')
  expect(await findIcon(['onramp:moonpay'])).toEqual({ kind: 'initial', ground: '#7d00ff', isTest: false })
})
