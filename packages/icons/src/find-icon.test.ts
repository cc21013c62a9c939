import { findIcon, type IconKey } from './index.js'

const kindOf = async (...keys: IconKey[]) => (await findIcon(keys))?.kind
const sourceOf = async (...keys: IconKey[]) => {
  const icon = await findIcon(keys)
  return icon?.kind === 'picture' ? icon.source : undefined
}

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48'
const METAMASK = 'c57ca95b47569778a828d19178114f4db188b89b763c899ba0be274e97267d96'

test('R-VIEW-80 returns a network’s icon, also for its testnets with `isTest`', async () => {
  const [base, sepolia] = [await findIcon(['network:eip155:8453']), await findIcon(['network:eip155:84532'])]
  expect(base).toMatchObject({ kind: 'picture', isTest: false })
  expect(sepolia).toEqual({ ...base, isTest: true })
  expect(base).toMatchObject({ source: expect.stringMatching(/^data:image\/svg\+xml,%3Csvg /) })
  expect(await findIcon(['network:eip155:31337'])).toBeUndefined()
})

test('R-VIEW-82 finds a wallet by its directory id, its reverse domain name and its explorer id', async () => {
  const fox = await sourceOf('wallet:metamask')
  expect(fox).toBeDefined()
  expect(await sourceOf('wallet:io.metamask')).toBe(fox)
  expect(await sourceOf(`wallet:${METAMASK}`)).toBe(fox)
  expect(await sourceOf(`wallet:${METAMASK.replace('c', 'd')}`)).toBeUndefined()
  expect(await sourceOf('wallet:unknown', 'wallet:io.metamask', 'wallet:trust')).toBe(fox)
})

test('R-VIEW-81 finds a token by its address only and ignores prototype keys', async () => {
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

test('R-VIEW-81 finds a network’s native token by the network', async () => {
  expect(await sourceOf('coin:eip155:8453')).toBe(await sourceOf('currency:ETH'))
  expect(await sourceOf('coin:eip155:137')).toBe(await sourceOf('currency:POL'))
})

test('R-VIEW-83 returns single-color icons as shapes, Google in color, and a background without a drawing', async () => {
  expect(await kindOf('social:github')).toBe('shape')
  expect(await kindOf('social:apple')).toBe('shape')
  expect(await kindOf('social:google')).toBe('picture')
  expect(await findIcon(['onramp:moonpay'])).toEqual({ kind: 'initial', background: '#7d00ff', isTest: false })
})
