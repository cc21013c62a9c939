import { rpcRequest } from '@bowline/chains'
import { never, until } from '@bowline/jest-preset/fixtures'
import type { SendRequestDetails } from '@bowline/kit-core'
import { createConfig, http, sendTransaction as wagmiSend } from '@wagmi/core'
import { mainnet } from 'viem/chains'
import { chain, connected, hostConnector, lose, sandbox, stops } from './lost-responses-fixture.js'
import { startRecorder } from './rpc-recorder.js'
import { ALICE, BOB, network, SANDBOX, world } from './setup.js'

test.each([
  ['an internal error', { code: -32603, message: 'Internal JSON-RPC error.' }],
  ['a node that already knows it', { code: -32000, message: 'already known' }],
  ['a node that has it on chain', { code: -32003, message: 'nonce too low' }],
  ['a lost connection', { code: 4900, message: 'Disconnected' }],
])('R-ADPT-114 tracks the transaction when the wallet sends it and responds with %s', async (_, error) => {
  const { sendTransaction, between, from, asked, followed } = await connected()
  const { sent, answer } = lose(error)
  between('eth_sendTransaction', answer)
  const sending = sendTransaction({ ...from, to: BOB.address, value: 7n })
  await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown', reason: 'unknown' })
  expect(asked()).toMatchObject([{ status: 'unknown', connectorId: SANDBOX }])
  await until(() => followed().length === 1)
  expect(followed()).toMatchObject([{ hash: sent[0] }])
  expect(asked()).toEqual([])
})

test('R-ADPT-114 records the request before the wallet gets it', async () => {
  const { sendTransaction, between, from, asked, followed } = await connected()
  const seen: unknown[] = []
  between('eth_sendTransaction', (ask) => {
    seen.push(asked().map(({ status }) => status))
    return ask()
  })
  const { hash } = await sendTransaction({ ...from, to: BOB.address, value: 1n })
  expect(seen).toEqual([['open']])
  expect(asked()).toEqual([])
  expect(followed().map((entry) => entry.hash)).toEqual([hash])
})

test('R-ADPT-114 lists nothing when the user declines in the wallet', async () => {
  const { sendTransaction, from, asked, followed, person } = await connected()
  person.say = false
  const sending = sendTransaction({ ...from, to: BOB.address, value: 1n })
  await expect(sending).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect([...asked(), ...followed()]).toEqual([])
})

test('R-ADPT-114 does not mistake an older identical transfer for the lost one', async () => {
  const { sendTransaction, between, from, asked, followed, adapter } = await connected()
  const transfer = { ...from, to: BOB.address, value: 9n }
  await sendTransaction(transfer)
  between('eth_sendTransaction', async () => {
    throw { code: -32603, message: 'Internal JSON-RPC error.' }
  })
  await expect(sendTransaction(transfer)).rejects.toMatchObject({ code: 'transaction/unknown' })
  const [request] = asked()
  if (!request) throw new Error('No request')
  expect(await adapter.findSent?.({ request, signal: never })).toBeUndefined()
  expect(followed()).toHaveLength(1)
})

test('R-ADPT-114 finds the later of two identical transfers when a node counted the first too late', async () => {
  const { sendTransaction, between, from, asked, followed, adapter } = await connected()
  const transfer = { ...from, to: BOB.address, value: 11n }
  const { hash: first } = await sendTransaction(transfer)
  const { sent, answer } = lose({ code: -32603, message: 'Internal JSON-RPC error.' })
  between('eth_sendTransaction', answer)
  await expect(sendTransaction(transfer)).rejects.toMatchObject({ code: 'transaction/unknown' })
  const [request] = asked()
  const memo = request?.memo?.replace(
    /"nonce":"(0x\w+)"/,
    (_, nonce) => `"nonce":"0x${(Number(nonce) - 1).toString(16)}"`,
  )
  if (!request || memo === request.memo) throw new Error('No nonce was noted')
  const late = { request: { ...request, memo }, signal: never }
  expect(await adapter.findSent?.({ ...late, followed: followed().map(({ hash }) => hash) })).toMatchObject({
    hash: sent[0],
  })
  expect(sent[0]).not.toBe(first)
})

test('R-ADPT-114 finds a transaction that is still pending', async () => {
  await rpcRequest(chain.url, 'evm_setAutomine', [false])
  try {
    const { sendTransaction, between, from, followed } = await connected()
    const { sent, answer } = lose({ code: -32603, message: 'Internal JSON-RPC error.' })
    between('eth_sendTransaction', answer)
    await expect(sendTransaction({ ...from, to: BOB.address, value: 3n })).rejects.toMatchObject({
      code: 'transaction/unknown',
    })
    await until(() => followed().length === 1)
    expect(followed()).toMatchObject([{ hash: sent[0], status: 'pending' }])
  } finally {
    await rpcRequest(chain.url, 'anvil_mine', ['0x1'])
    await rpcRequest(chain.url, 'evm_setAutomine', [true])
  }
})

test('R-ADPT-114 finds a transaction that is mined during the search', async () => {
  await rpcRequest(chain.url, 'evm_setAutomine', [false])
  let isSearching = false
  const node = await startRecorder(chain.url, async (method, params) => {
    if (!isSearching || method !== 'eth_getBlockByNumber' || !JSON.stringify(params).includes('pending')) return
    await rpcRequest(chain.url, 'anvil_mine', ['0x1'])
  })
  try {
    const { sendTransaction, between, from, asked, adapter } = await connected({ url: node.url })
    const { sent, answer } = lose({ code: -32603, message: 'Internal JSON-RPC error.' })
    between('eth_sendTransaction', answer)
    const sending = sendTransaction({ ...from, to: BOB.address, value: 5n })
    await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown' })
    const [request] = asked()
    if (!request) throw new Error('No request')
    isSearching = true
    expect(await adapter.findSent?.({ request, signal: never })).toMatchObject({ hash: sent[0] })
  } finally {
    await node.stop()
    await rpcRequest(chain.url, 'anvil_mine', ['0x1'])
    await rpcRequest(chain.url, 'evm_setAutomine', [true])
  }
})

describe('a lost request', () => {
  /** A request that was recorded and never sent, and what the account sent afterwards. */
  async function unsent(then: readonly { to: string; value: bigint }[]) {
    const handed: SendRequestDetails[] = []
    const made = sandbox()
    const main = network(1, chain.url)
    const { adapter, page: given } = world({
      networks: [main],
      context: {
        async requestTransaction(request, ask) {
          handed.push(request)
          return ask()
        },
      },
    })
    made.wallet.announce(given.events)
    await adapter.connect({ connectorId: SANDBOX, signal: never })
    const from = { connectorId: SANDBOX, address: ALICE.address, network: main }
    made.person.say = false
    await adapter.sendTransaction?.({ ...from, to: BOB.address, value: 21n }).catch(() => undefined)
    made.person.say = true
    for (const call of then) await adapter.sendTransaction?.({ ...from, ...call })
    const [request] = handed
    if (!request) throw new Error('Nothing was handed over')
    return (agoMs: number) =>
      adapter.findSent?.({ request: { ...request, requestedAtMs: Date.now() - agoMs }, signal: never })
  }

  const OLD_MS = 601_000
  const CAROL = '0x00000000000000000000000000000000000000cc'

  test('R-ADPT-114 reports `never` once other transactions used its nonce and no prompt can be open', async () => {
    const find = await unsent([{ to: CAROL, value: 1n }])
    expect(await find(OLD_MS)).toBe('never')
  })

  test.each([
    ['its nonce is free', OLD_MS, []],
    ['a prompt may still be open', 60_000, [{ to: CAROL, value: 1n }]],
    ['the same recipient got another amount', OLD_MS, [{ to: BOB.address, value: 20n }]],
  ] as const)('R-ADPT-114 reports nothing when %s', async (_, agoMs, then) => {
    const find = await unsent(then)
    expect(await find(agoMs)).toBeUndefined()
  })
})

test('R-ADPT-114 passes the wallet’s own error to the app, and tracks what it sent through the kit’s provider', async () => {
  const { between, appProvider, asked, followed } = await connected()
  const error = { code: -32603, message: 'Internal JSON-RPC error.', data: { code: -32000 } }
  const { sent, answer } = lose(error)
  between('eth_sendTransaction', answer)
  const provider = await appProvider()
  const params = [{ from: ALICE.address, to: BOB.address, value: '0x1f' }]
  const outcome = await Promise.resolve(provider.request({ method: 'eth_sendTransaction', params })).catch(
    (thrown: unknown) => thrown,
  )
  expect(outcome).toBe(error)
  expect(asked()).toMatchObject([{ status: 'unknown', kind: 'other' }])
  await until(() => followed().length === 1)
  expect(followed()).toMatchObject([{ hash: sent[0], kind: 'other' }])
})

test('R-ADPT-114 lists nothing when an app’s own request is declined without a code', async () => {
  const { between, appProvider, asked } = await connected()
  const error = new Error('User rejected the request.')
  between('eth_sendTransaction', async () => {
    throw error
  })
  const provider = await appProvider()
  const params = [{ from: ALICE.address, to: BOB.address, value: '0x1' }]
  await expect(provider.request({ method: 'eth_sendTransaction', params })).rejects.toBe(error)
  expect(asked()).toEqual([])
})

test('R-ADPT-114 lists a request of wagmi’s hooks once, with any number of kits over its configuration', async () => {
  const made = sandbox()
  const config = createConfig({
    chains: [mainnet],
    transports: { [mainnet.id]: http(chain.url) },
    connectors: [hostConnector(made)],
    multiInjectedProviderDiscovery: false,
    storage: null,
  })
  await connected({ config, made })
  for (const stop of stops.splice(0)) stop()
  const { between, asked, followed } = await connected({ config, made })
  const seen: number[] = []
  between('eth_sendTransaction', (ask) => {
    seen.push(asked().length)
    return ask()
  })
  const hash = await wagmiSend(config, { to: BOB.address, value: 1n })
  expect(seen).toEqual([1])
  expect(followed().map((entry) => entry.hash)).toEqual([hash])
})

describe('batches of calls', () => {
  test('R-ADPT-115 tracks a batch by the request’s id when the wallet’s response is lost', async () => {
    const { sendCalls, between, from, asked, followed } = await connected()
    const { answer, sent } = lose({ code: -32603, message: 'Internal JSON-RPC error.' })
    between('wallet_sendCalls', answer)
    const sending = sendCalls({ ...from, calls: [{ to: BOB.address, value: 1n }] })
    await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown' })
    expect(asked()).toHaveLength(1)
    await until(() => followed().length === 1)
    expect(sent).toEqual([{ id: followed()[0]?.hash }])
    expect(followed()).toMatchObject([{ isBatch: true }])
  })

  test('R-ADPT-115 keeps the id in the wallet’s response', async () => {
    const { sendCalls, between, from, followed } = await connected()
    between('wallet_sendCalls', async () => ({ id: '0xabc' }))
    expect(await sendCalls({ ...from, calls: [{ to: BOB.address }] })).toEqual({ id: '0xabc' })
    expect(followed()).toMatchObject([{ hash: '0xabc', isBatch: true }])
  })

  test('R-ADPT-115 reports nothing for a batch that the wallet never received', async () => {
    const { sendCalls, between, from, asked, adapter } = await connected()
    between('wallet_sendCalls', async () => {
      throw { code: -32603, message: 'Internal JSON-RPC error.' }
    })
    const sending = sendCalls({ ...from, calls: [{ to: BOB.address }] })
    await expect(sending).rejects.toMatchObject({ code: 'transaction/unknown' })
    const [request] = asked()
    if (!request) throw new Error('No request')
    expect(await adapter.findSent?.({ request, signal: never })).toBeUndefined()
  })

  test('R-ADPT-115 tracks an app’s batch by the id that the app chose', async () => {
    const { between, appProvider, followed } = await connected()
    const error = { code: -32603, message: 'Internal JSON-RPC error.' }
    between('wallet_sendCalls', lose(error).answer)
    const provider = await appProvider()
    const batch = {
      ...{ version: '2.0.0', id: '0x1234', chainId: '0x1', from: ALICE.address, atomicRequired: false },
      calls: [{ to: BOB.address, value: '0x1' }],
    }
    await expect(provider.request({ method: 'wallet_sendCalls', params: [batch] })).rejects.toBe(error)
    await until(() => followed().length === 1)
    expect(followed()).toMatchObject([{ hash: '0x1234', isBatch: true }])
  })
})
