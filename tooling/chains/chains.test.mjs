// @ts-check
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { after, before, describe, test } from 'node:test'
import { createPublicClient, createWalletClient, encodeFunctionData, erc20Abi, http, parseAbi } from 'viem'
import { privateKeyToAccount } from 'viem/accounts'
import { mainnet } from 'viem/chains'
import {
  allowErc20,
  deployErc20,
  giveErc20,
  installErc20,
  installMulticall,
  installSwapRouter,
  rpcRequest,
  startAnvil,
  testAccount,
} from './index.mjs'

/** @type {Awaited<ReturnType<typeof startAnvil>>} */
let anvil
before(async () => {
  anvil = await startAnvil()
})
after(() => anvil.stop())

function clients() {
  const transport = http(anvil.url)
  const account = privateKeyToAccount(testAccount().privateKey)
  return {
    reader: createPublicClient({ chain: mainnet, transport, pollingInterval: 20 }),
    writer: createWalletClient({ chain: mainnet, transport, account }),
  }
}

/** @param {string} url */
const answers = (url) =>
  rpcRequest(url, 'eth_chainId').then(
    () => true,
    () => false,
  )

describe('a local chain', () => {
  test('returns the requested chain id, on its own free port', async () => {
    const second = await startAnvil({ chainId: 8453 })
    assert.equal(await rpcRequest(anvil.url, 'eth_chainId'), '0x1')
    assert.equal(await rpcRequest(second.url, 'eth_chainId'), '0x2105')
    assert.notEqual(second.url, anvil.url)
    await second.stop()
    assert.equal(await answers(second.url), false)
  })

  test('funds the accounts of the well-known mnemonic', async () => {
    assert.equal(testAccount().address, '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266')
    const balance = await rpcRequest(anvil.url, 'eth_getBalance', [testAccount(9).address, 'latest'])
    assert.equal(BigInt(String(balance)), 10_000n * 10n ** 18n)
  })

  test('reports the problem when the port is taken', async () => {
    await assert.rejects(
      startAnvil({ port: Number(new URL(anvil.url).port) }),
      /anvil ended with 1.*Address already in use/s,
    )
  })

  test('ends with the program that started it, even a killed one', async () => {
    const program = `import { startAnvil } from ${JSON.stringify(new URL('./index.mjs', import.meta.url).href)}
      const { url } = await startAnvil()
      console.log(url)
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    /** @type {string} */
    const url = await new Promise((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())))
    assert.equal(await answers(url), true)
    child.kill('SIGKILL')
    while (await answers(url)) await new Promise((resolve) => setTimeout(resolve, 20))
  })

  test('does not keep its program running', async () => {
    const program = `import { startAnvil } from ${JSON.stringify(new URL('./index.mjs', import.meta.url).href)}
      await startAnvil()`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: 'inherit' })
    assert.equal(await new Promise((resolve) => child.once('exit', resolve)), 0)
  })
})

describe('its contracts', () => {
  test('a token moves exact amounts and returns its decimals', async () => {
    const token = await deployErc20(anvil.url, { decimals: 6, supply: 5_000_000n })
    const { reader, writer } = clients()
    const to = testAccount(1).address
    const hash = await writer.writeContract({
      abi: erc20Abi,
      address: token.address,
      functionName: 'transfer',
      args: [to, 1_234_567n],
    })
    await reader.waitForTransactionReceipt({ hash })
    const read = { abi: erc20Abi, address: token.address }
    assert.equal(await reader.readContract({ ...read, functionName: 'decimals' }), 6)
    assert.equal(await reader.readContract({ ...read, functionName: 'balanceOf', args: [to] }), 1_234_567n)
    assert.equal(await reader.readContract({ ...read, functionName: 'balanceOf', args: [token.owner] }), 3_765_433n)
  })

  test('a silent token returns nothing from transfer and refuses to change an allowance that is not zero', async () => {
    const token = await deployErc20(anvil.url, { silent: true })
    const from = token.owner
    const spender = testAccount(1).address
    const call = (/** @type {'transfer' | 'approve'} */ functionName) => {
      return encodeFunctionData({ abi: erc20Abi, functionName, args: [spender, 1n] })
    }
    assert.equal(await rpcRequest(anvil.url, 'eth_call', [{ from, to: token.address, data: call('transfer') }]), '0x')
    const approve = { from, to: token.address, data: call('approve') }
    const { reader, writer } = clients()
    const hash = await writer.sendTransaction({ to: token.address, data: approve.data })
    await reader.waitForTransactionReceipt({ hash })
    await assert.rejects(rpcRequest(anvil.url, 'eth_call', [approve]), /set the allowance to zero first/)
  })

  test('odd tokens keep a fee, answer false, or are paused, and their holders get more', async () => {
    const [holder, to] = [testAccount(0).address, testAccount(1).address]
    const described = { name: 'Odd', symbol: 'ODD', decimals: 0, holders: [] }
    const data = encodeFunctionData({ abi: erc20Abi, functionName: 'transfer', args: [to, 250n] })
    const { reader, writer } = clients()
    const moved = async (
      /** @type {import('./chains.d.mts').TokenContractName} */ contract,
      /** @type {number} */ at,
    ) => {
      const token = /** @type {const} */ (`0x${String(at).repeat(40)}`)
      await installErc20(anvil.url, { ...described, address: token, contract })
      await giveErc20(anvil.url, { token, holder, value: 1_000n })
      const answer = await rpcRequest(anvil.url, 'eth_call', [{ from: holder, to: token, data }])
      await reader.waitForTransactionReceipt({ hash: await writer.sendTransaction({ to: token, data }) })
      const read = { abi: erc20Abi, address: token, functionName: 'balanceOf', args: [to] }
      return { token, answer: Number(answer), moved: await reader.readContract(/** @type {any} */ (read)) }
    }
    assert.deepEqual(await moved('FeeErc20', 6), { token: `0x${'6'.repeat(40)}`, answer: 1, moved: 247n })
    assert.deepEqual(await moved('RefusingErc20', 7), { token: `0x${'7'.repeat(40)}`, answer: 0, moved: 0n })
    const { token, ...before } = await moved('PausableErc20', 8)
    assert.deepEqual(before, { answer: 1, moved: 250n })
    const pause = encodeFunctionData({
      ...{ abi: parseAbi(['function setPaused(bool next)']), functionName: 'setPaused', args: [true] },
    })
    await reader.waitForTransactionReceipt({ hash: await writer.sendTransaction({ to: token, data: pause }) })
    await assert.rejects(rpcRequest(anvil.url, 'eth_call', [{ from: holder, to: token, data }]), /token is paused/)
  })

  test('puts tokens at an address with balances, and the router swaps them', async () => {
    const [given, wanted, router] = ['11', '22', '5a'].map((byte) => /** @type {const} */ (`0x${byte.repeat(20)}`))
    assert.ok(given && wanted && router)
    const owner = testAccount().address
    const described = { name: 'Tether USD', symbol: 'USDT', decimals: 6 }
    const nonce = await rpcRequest(anvil.url, 'eth_getTransactionCount', [owner, 'latest'])
    const holders = [{ address: owner, value: 900n }]
    await installErc20(anvil.url, { ...described, address: given, contract: 'SilentErc20', holders })
    const stock = [{ address: router, value: 5_000n }]
    await installErc20(anvil.url, { ...described, symbol: 'WANT', address: wanted, holders: stock })
    await installSwapRouter(anvil.url, { address: router, value: 10n ** 18n })
    assert.equal(await rpcRequest(anvil.url, 'eth_getTransactionCount', [owner, 'latest']), nonce)
    const { reader, writer } = clients()
    const read = { abi: erc20Abi, address: given }
    assert.equal(await reader.readContract({ ...read, functionName: 'symbol' }), 'USDT')
    assert.equal(await reader.readContract({ ...read, functionName: 'totalSupply' }), 900n)

    const approve = encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args: [router, 300n] })
    await reader.waitForTransactionReceipt({ hash: await writer.sendTransaction({ to: given, data: approve }) })
    const abi = parseAbi(['function swap(address given, uint256 amount, address wanted, uint256 atLeast) payable'])
    const data = encodeFunctionData({ abi, args: [given, 300n, wanted, 42n] })
    await reader.waitForTransactionReceipt({ hash: await writer.sendTransaction({ to: router, data }) })
    assert.equal(await reader.readContract({ ...read, functionName: 'balanceOf', args: [owner] }), 600n)
    const swapped = { abi: erc20Abi, address: wanted }
    assert.equal(await reader.readContract({ ...swapped, functionName: 'balanceOf', args: [owner] }), 42n)
    await assert.rejects(rpcRequest(anvil.url, 'eth_call', [{ from: owner, to: router, data }]), /did not move/)
    await allowErc20(anvil.url, { token: given, holder: owner, spender: router, value: 7n })
    const allowance = { abi: erc20Abi, address: given, functionName: 'allowance', args: [owner, router] }
    assert.equal(await reader.readContract(/** @type {any} */ (allowance)), 7n)
  })

  test('Multicall3 at its well-known address serves many reads in one call, failed ones among them', async () => {
    await installMulticall(anvil.url)
    const token = await deployErc20(anvil.url, { supply: 7n })
    const { reader } = clients()
    const contracts = [
      { abi: erc20Abi, address: token.address, functionName: 'totalSupply' },
      { abi: parseAbi(['function missing() view returns (uint256)']), address: token.address, functionName: 'missing' },
    ]
    const [supply, missing] = await reader.multicall({ contracts, allowFailure: true })
    assert.deepEqual(supply, { status: 'success', result: 7n })
    assert.equal(missing?.status, 'failure')
  })
})

test('a program that stops a chain at its end waits for the chain', async () => {
  const chains = new URL('index.mjs', import.meta.url).href
  const program = `const { startAnvil } = await import(${JSON.stringify(chains)})
    const { stop } = await startAnvil()
    await stop()
    console.log('stopped')`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let said = ''
  child.stdout.on('data', (chunk) => {
    said += chunk
  })
  const code = await new Promise((resolve) => child.once('close', resolve))
  assert.deepEqual([code, said.trim()], [0, 'stopped'])
})
