import { encodeFunctionData, erc20Abi, getAddress, type Hex, parseGwei } from 'viem'
import {
  ada,
  bob,
  ETHER,
  eve,
  makeLedger,
  publicClientOf,
  STRANGER,
  send,
  TRANSFER,
} from '../../../test/evm-ledger-fixture.js'
import { getInitialTokenValue, getMockToken, getMockTokens, SWAP_ROUTER } from '../index.js'
import { encodeSwap, NATIVE_TOKEN } from './swap-router.js'

const [USDC, DAI] = getMockTokens('eip155:1').filter(({ symbol }) => symbol === 'USDC' || symbol === 'DAI')

const ledgerWithTokens = () =>
  makeLedger({
    firstTokenValue: ({ token, holder, chainId }) => {
      const known = getInitialTokenValue({ token, holder, caipNetworkId: `eip155:${chainId}` })
      return known === undefined ? undefined : holder.toLowerCase() === ada.address.toLowerCase() ? 1_000n : 0n
    },
    describeToken: ({ chainId, token }) => getMockToken({ caipNetworkId: `eip155:${chainId}`, token }),
  })

type Ledger = ReturnType<typeof makeLedger>

const transferOf = (to: Hex, value: bigint) =>
  encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, value] })

const balanceOf = (ledger: Ledger, token: Hex, holder: Hex) =>
  publicClientOf(ledger).readContract({ abi: erc20Abi, address: token, functionName: 'balanceOf', args: [holder] })

async function call(ledger: Ledger, to: Hex, data: Hex, { from = ada, value = 0n } = {}) {
  const nonce = Number(
    await ledger.request({ chainId: 1, method: 'eth_getTransactionCount', params: [from.address, 'latest'] }),
  )
  const hash = await send(ledger, { ...TRANSFER, to, data, value, nonce, gas: 200_000n }, { from })
  return ledger.request({ chainId: 1, method: 'eth_getTransactionReceipt', params: [hash] })
}

const token = (found: typeof USDC) => {
  if (found === undefined) throw new Error('The token is not among those of the service')
  return getAddress(found.address)
}

describe('tokens', () => {
  test('R-API-64 returns the metadata of a token', async () => {
    const client = publicClientOf(ledgerWithTokens())
    const contract = { abi: erc20Abi, address: token(USDC) } as const
    expect(await client.readContract({ ...contract, functionName: 'symbol' })).toBe('USDC')
    expect(await client.readContract({ ...contract, functionName: 'name' })).toBe(USDC?.name)
    expect(await client.readContract({ ...contract, functionName: 'decimals' })).toBe(6)
  })

  test('R-API-64 moves exact token units, and native tokens only for the fee', async () => {
    const ledger = ledgerWithTokens()
    const usdc = token(USDC)
    expect(await call(ledger, usdc, transferOf(bob.address, 400n))).toMatchObject({ status: '0x1' })
    expect(await balanceOf(ledger, usdc, ada.address)).toBe(600n)
    expect(await balanceOf(ledger, usdc, bob.address)).toBe(400n)
    expect(ledger.tokensMovedOf({ chainId: 1, token: usdc, holder: ada.address })).toBe(-400n)
    expect(ledger.tokensMovedOf({ chainId: 8453, token: usdc, holder: ada.address })).toBe(0n)
    expect(ledger.balanceOf({ chainId: 1, address: bob.address })).toBe(100n * ETHER)
    expect(await publicClientOf(ledger).getCode({ address: usdc })).toBe('0x00')
    expect(await publicClientOf(ledger).getCode({ address: STRANGER })).toBeUndefined()
  })

  test('R-API-64 reverts impossible transfers and unknown calls and charges the fee', async () => {
    const ledger = ledgerWithTokens()
    const usdc = token(USDC)
    const before = ledger.balanceOf({ chainId: 1, address: ada.address })
    expect(await call(ledger, usdc, transferOf(bob.address, 1_001n))).toMatchObject({ status: '0x0' })
    expect(await call(ledger, usdc, transferOf(bob.address, 1n), { value: 5n })).toMatchObject({ status: '0x0' })
    expect(await call(ledger, usdc, '0x12345678')).toMatchObject({ status: '0x0' })
    expect(await balanceOf(ledger, usdc, ada.address)).toBe(1_000n)
    const spent = before - ledger.balanceOf({ chainId: 1, address: ada.address })
    expect(spent).toBeGreaterThan(0n)
    expect(spent).toBeLessThan(ETHER / 1_000n)
    const estimate = publicClientOf(ledger).estimateGas({
      ...{ account: ada.address, to: usdc, data: transferOf(bob.address, 1_001n) },
      maxFeePerGas: parseGwei('2'),
    })
    await expect(estimate).rejects.toThrow(/exceeds balance/)
  })

  test('R-API-64 R-SWAP-31 spends the router’s allowance once and pays the quoted amount', async () => {
    const ledger = ledgerWithTokens()
    const [usdc, dai] = [token(USDC), token(DAI)]
    const swap = encodeSwap({ given: usdc, amount: 300n, wanted: dai, atLeast: 77n })
    expect(await call(ledger, SWAP_ROUTER, swap)).toMatchObject({ status: '0x0' })
    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [SWAP_ROUTER, 300n] })
    await call(ledger, usdc, approve)
    expect(ledger.allowanceOf({ chainId: 1, token: usdc, holder: ada.address, spender: SWAP_ROUTER })).toBe(300n)
    expect(await call(ledger, SWAP_ROUTER, swap)).toMatchObject({ status: '0x1' })
    expect(await balanceOf(ledger, usdc, ada.address)).toBe(700n)
    expect(await balanceOf(ledger, dai, ada.address)).toBe(1_077n)
    expect(await call(ledger, SWAP_ROUTER, swap)).toMatchObject({ status: '0x0' })
  })

  test('R-API-64 R-SWAP-34 swaps the native token by value and pays it out for a token', async () => {
    const ledger = ledgerWithTokens()
    const usdc = token(USDC)
    const coin = `0x${NATIVE_TOKEN.slice(2)}` as const
    const toToken = encodeSwap({ given: coin, amount: ETHER, wanted: usdc, atLeast: 55n })
    expect(await call(ledger, SWAP_ROUTER, toToken, { value: 1n })).toMatchObject({ status: '0x0' })
    expect(await call(ledger, SWAP_ROUTER, toToken, { from: eve, value: ETHER })).toMatchObject({ status: '0x1' })
    expect(await balanceOf(ledger, usdc, eve.address)).toBe(55n)
    const held = ledger.balanceOf({ chainId: 1, address: eve.address })
    expect(held).toBeLessThan(99n * ETHER)
    expect(held).toBeGreaterThan(98n * ETHER)
  })

  test('R-API-64 has no contracts without tokens', async () => {
    const ledger = makeLedger()
    expect(await publicClientOf(ledger).getCode({ address: token(USDC) })).toBeUndefined()
    expect(await call(ledger, SWAP_ROUTER, '0x12345678')).toMatchObject({ status: '0x1' })
  })
})
