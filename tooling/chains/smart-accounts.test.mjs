// @ts-check
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { after, before, describe, test } from 'node:test'
import { keccak256 } from 'viem'
import {
  accountContracts,
  deployAccountContracts,
  rpcRequest,
  startAnvil,
  startBundler,
  startPaymaster,
} from './index.mjs'

/** @type {Awaited<ReturnType<typeof startAnvil>>} */
let anvil
before(async () => {
  anvil = await startAnvil()
  await deployAccountContracts(anvil.url)
})
after(() => anvil.stop())

/** @param {string} url */
const responds = (url) =>
  rpcRequest(url, 'eth_chainId').then(
    () => true,
    () => false,
  )

describe('the contracts of smart accounts', () => {
  test('have their public addresses and their public code', async () => {
    const code = await rpcRequest(anvil.url, 'eth_getCode', [accountContracts.entryPoint, 'latest'])
    assert.equal(accountContracts.entryPoint, '0x0000000071727De22E5E9d8BAf0edAc6f37da032')
    assert.equal(
      keccak256(/** @type {`0x${string}`} */ (code)),
      '0x8db5ff695839d655407cc8490bb7a5d82337a86a6b39c3f0258aa6c3b582fc58',
    )
    for (const address of Object.values(accountContracts))
      assert.notEqual(await rpcRequest(anvil.url, 'eth_getCode', [address, 'latest']), '0x')
  })

  test('stay as they are when they are deployed again', async () => {
    const before = await rpcRequest(anvil.url, 'eth_blockNumber')
    await deployAccountContracts(anvil.url)
    assert.equal(await rpcRequest(anvil.url, 'eth_blockNumber'), before)
  })
})

describe('a paymaster', () => {
  test('has a deposit, and signs for operations until it is stopped', async () => {
    const paymaster = await startPaymaster(anvil.url)
    assert.equal(await paymaster.getDeposit(), 1000n * 10n ** 18n)
    const stub = /** @type {{ paymaster: string }} */ (await rpcRequest(paymaster.url, 'pm_getPaymasterStubData', [{}]))
    assert.equal(stub.paymaster, paymaster.address)
    await paymaster.stop()
    await assert.rejects(rpcRequest(paymaster.url, 'pm_getPaymasterStubData', [{}]))
  })
})

describe('a bundler', () => {
  test('serves the entry point of its chain until it is stopped', async () => {
    const bundler = await startBundler(anvil.url)
    assert.deepEqual(await rpcRequest(bundler.url, 'eth_supportedEntryPoints'), [accountContracts.entryPoint])
    assert.equal(await rpcRequest(bundler.url, 'eth_chainId'), '0x1')
    await bundler.stop()
    assert.equal(await responds(bundler.url), false)
  })

  test('reports the problem when there is no chain', async () => {
    const gone = await startAnvil()
    await gone.stop()
    await assert.rejects(startBundler(gone.url))
  })

  test('ends with the program that started it, even a killed one', async () => {
    const program = `import { startBundler } from ${JSON.stringify(new URL('./index.mjs', import.meta.url).href)}
      const { url } = await startBundler(${JSON.stringify(anvil.url)})
      console.log(url)
      setInterval(() => {}, 1000)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    /** @type {string} */
    const url = await new Promise((resolve) => child.stdout.once('data', (text) => resolve(String(text).trim())))
    assert.equal(await responds(url), true)
    child.kill('SIGKILL')
    while (await responds(url)) await new Promise((resolve) => setTimeout(resolve, 20))
  })
})
