import { never, until } from '@bowline/jest-preset/fixtures'
import { safeGet } from '@bowline/kit-core/adapter'
import { connected, type Face } from './connected.js'
import { bob, chain, freshKey, scene, url } from './send-transfer-fixture.js'
import { MAINNET, network, page, REGTEST, TESTNET, wallet, world } from './setup.js'

const FACES: readonly (readonly [Face, readonly string[]])[] = [
  ['standard', ['sign-psbt']],
  ['sats', ['send']],
]

test.each(FACES)('R-ADPT-16 sends the exact amount of sats with one prompt (%s)', async (face, kinds) => {
  const { provider, person, payment } = await scene(face)
  const before = chain.balanceOf(bob)
  const txid = await provider.sendTransfer({ recipient: bob, amount: 12_345n })
  expect(txid).toMatch(/^[0-9a-f]{64}$/)
  expect(chain.balanceOf(bob) - before).toBe(12_345n)
  expect(chain.balanceOf(payment)).toBeGreaterThan(987_000n)
  expect(person.prompts.map(({ kind }) => kind)).toEqual(kinds)
})

test('R-ADPT-02 sends from the given address when the kit sends', async () => {
  const { adapter, connectorId, ordinals, network: here } = await scene()
  chain.fund(ordinals, 50_000n)
  const before = chain.balanceOf(bob)
  const sent = await adapter.sendTransaction?.({
    connectorId,
    address: ordinals,
    to: bob,
    value: 40_000n,
    network: here,
  })
  expect(sent?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(chain.balanceOf(bob) - before).toBe(40_000n)
  expect(chain.balanceOf(ordinals)).toBeLessThan(10_000n)
})

test('R-ADPT-82 builds a transfer from the ordinals address, and pays from it, when the wallet sends from its first address only', async () => {
  const { adapter, connectorId, payment, ordinals, person, network: here } = await scene('sats')
  chain.fund(ordinals, 50_000n)
  const before = [chain.balanceOf(bob), chain.balanceOf(payment)] as const
  const transfer = { connectorId, address: ordinals, to: bob, value: 40_000n, network: here }
  const sent = await adapter.sendTransaction?.(transfer)
  expect(sent?.hash).toMatch(/^[0-9a-f]{64}$/)
  expect(person.prompts.map(({ kind }) => kind)).toEqual(['sign-psbt'])
  expect([chain.balanceOf(bob), chain.balanceOf(payment)]).toEqual([before[0] + 40_000n, before[1]])
  expect(chain.balanceOf(ordinals)).toBeLessThan(10_000n)
})

test('R-ADPT-82 builds a transfer from a second payment address, and pays from it', async () => {
  const { wallet: sandbox } = wallet({ privateKeys: [freshKey()], networks: [{ caipNetworkId: REGTEST }] })
  const asked: string[] = []
  const Provider = {
    async request(method: string, params: unknown) {
      asked.push(method)
      if (method === 'signPsbt') return { error: { code: -32000, message: 'No' } }
      const answer: unknown = await sandbox.satsConnect.request(method, params)
      const addresses = safeGet(safeGet(answer, 'result'), 'addresses')
      if (!Array.isArray(addresses)) return answer
      return { result: { addresses: [...addresses, { ...addresses[0], address: bob }] } }
    },
  }
  const globals = { btc_providers: [{ id: 'Two.Provider', name: 'Two' }], Two: { Provider } }
  const { adapter } = world({ networks: [network(REGTEST, url)], page: page(globals) })
  await until(() => adapter.connectors().length > 0)
  await adapter.connect({ connectorId: 'Two.Provider', signal: never })
  await adapter.switchAccount?.({ connectorId: 'Two.Provider', address: bob })
  chain.fund(bob, 50_000n)
  const transfer = { connectorId: 'Two.Provider', address: bob, to: bob, value: 40_000n, network: network(REGTEST) }
  await expect(adapter.sendTransaction?.(transfer)).rejects.toMatchObject({ code: 'wallet/user-rejected' })
  expect(asked).toContain('signPsbt')
  expect(asked).not.toContain('sendTransfer')
})

test('R-ADPT-65 rejects an amount below the dust limit without a prompt and sends the limit itself', async () => {
  const { provider, person } = await scene()
  await expect(provider.sendTransfer({ recipient: bob, amount: 293n })).rejects.toMatchObject({
    ...{ code: 'bitcoin/dust', least: 294n, isFinal: true },
    message: 'The network passes on no less than 0.00000294 BTC to this address',
  })
  expect(person.prompts).toEqual([])
  const before = chain.balanceOf(bob)
  await provider.sendTransfer({ recipient: bob, amount: 294n })
  expect(chain.balanceOf(bob) - before).toBe(294n)
})

test.each([0n, -1n, 2_100_000_000_000_001n])('R-ADPT-16 rejects %d sats without a prompt', async (amount) => {
  const { provider, person } = await connected({ face: 'sats' })
  const recipient = 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq'
  await expect(provider.sendTransfer({ recipient, amount })).rejects.toMatchObject({ code: 'amount/invalid' })
  expect(person.prompts).toEqual([])
})

test('R-ADPT-16 rejects an amount that is not a bigint', async () => {
  const { provider } = await connected({ face: 'sats' })
  const send = (params: object): Promise<unknown> => Reflect.apply(provider.sendTransfer, provider, [params])
  for (const amount of [1, 1.5, '1', null, undefined]) {
    await expect(send({ recipient: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq', amount })).rejects.toMatchObject({
      code: 'amount/invalid',
    })
  }
})

test.each(['tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx', 'nowhere', '', '0x1111111111111111111111111111111111111111'])(
  'R-ADPT-16 rejects the recipient %j, which is not an address of the network',
  async (recipient) => {
    const { provider, person } = await connected({ face: 'sats' })
    await expect(provider.sendTransfer({ recipient, amount: 1_000n })).rejects.toMatchObject({
      code: 'wallet/request-failed',
      message: 'The recipient is not an address of this network',
    })
    expect(person.prompts).toEqual([])
  },
)

test('R-ADPT-16 rejects an address with one wrong character', async () => {
  const { provider, person } = await scene()
  const recipient = `${bob.slice(0, -1)}${bob.endsWith('q') ? 'p' : 'q'}`
  await expect(provider.sendTransfer({ recipient, amount: 1_000n })).rejects.toMatchObject({
    message: 'The recipient is not an address of this network',
  })
  expect(person.prompts).toEqual([])
})

test('R-ADPT-16 rejects more than the balance minus the fee', async () => {
  const { provider, person } = await scene('standard', 50_000n)
  await expect(provider.sendTransfer({ recipient: bob, amount: 50_000n })).rejects.toMatchObject({
    code: 'bitcoin/insufficient-funds',
    message: 'Not enough BTC for the amount and its network fee',
  })
  expect(person.prompts).toEqual([])
})

test('R-ADPT-25 rejects and moves nothing when the user rejects in the wallet', async () => {
  const { provider, person } = await scene()
  person.say = false
  const before = chain.balanceOf(bob)
  await expect(provider.sendTransfer({ recipient: bob, amount: 1_000n })).rejects.toMatchObject({
    code: 'wallet/user-rejected',
  })
  expect(chain.balanceOf(bob)).toBe(before)
})

test('R-ADPT-16 sends nothing when the wallet signs another transaction than requested', async () => {
  const { provider, sandbox, payment } = await scene()
  const before = chain.requests.filter((path) => path === 'POST /tx').length
  const other = Buffer.from('cHNidP8BAAoAAAAAAAAAAAAAAA==', 'base64')
  sandbox.faults.setResponse('signTransaction', { kind: 'wrong', response: [{ signedPsbt: new Uint8Array(other) }] })
  await expect(provider.sendTransfer({ recipient: bob, amount: 1_000n, from: payment })).rejects.toMatchObject({
    message: 'The wallet signed another transaction',
  })
  expect(chain.requests.filter((path) => path === 'POST /tx')).toHaveLength(before)
})

test('R-ADPT-16 signs nothing when the API returns an unreasonable fee or a false amount', async () => {
  const { provider, person, payment } = await scene()
  chain.answerWith((path) => (path === '/fee-estimates' ? { status: 200, body: '{"3":5000}' } : undefined))
  await expect(provider.sendTransfer({ recipient: bob, amount: 1_000n })).rejects.toMatchObject({
    message: 'The service reported a fee of 5000 sats per byte, above the limit of 1000',
  })
  const real: { txid: string; vout: number }[] = await (await fetch(`${url}/address/${payment}/utxo`)).json()
  const lied = JSON.stringify(real.map((output) => ({ ...output, value: 5_000, status: { confirmed: true } })))
  chain.answerWith((path) => (path.endsWith('/utxo') ? { status: 200, body: lied } : undefined))
  await expect(provider.sendTransfer({ recipient: bob, amount: 1_000n })).rejects.toMatchObject({
    code: 'wallet/request-failed',
    message: 'The previous transaction does not match the unspent output',
  })
  expect(person.prompts).toEqual([])
})

test('R-ADPT-134 explains the error when the API does not list the outputs of the address', async () => {
  const { provider, person } = await scene()
  chain.answerWith((path) => (path.endsWith('/utxo') ? { status: 400, body: 'Too many history entries' } : undefined))
  await expect(provider.sendTransfer({ recipient: bob, amount: 1_000n })).rejects.toMatchObject({
    ...{ code: 'bitcoin/address-too-busy', isFinal: true },
    message:
      'This address has too many transactions to send from it here. Send from the wallet itself, or from another address.',
  })
  expect(person.prompts).toEqual([])
})

test('R-ADPT-03 rejects a transfer for another network or with data', async () => {
  const { adapter, connectorId, payment } = await connected({ face: 'sats' })
  const asked = { connectorId, address: payment, to: payment, value: 1n }
  await expect(adapter.sendTransaction?.({ ...asked, network: network(TESTNET) })).rejects.toMatchObject({
    code: 'wallet/chain-not-supported',
  })
  await expect(adapter.sendTransaction?.({ ...asked, data: '0x', network: network(MAINNET) })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
})

test('R-ADPT-05 sends nothing when the connection of the provider has ended', async () => {
  const { provider, sandbox, payment } = await connected()
  sandbox.disconnect()
  await expect(provider.sendTransfer({ recipient: payment, amount: 1n })).rejects.toMatchObject({
    code: 'adapter/provider-not-found',
  })
})

test.each([[undefined], [null], ['x'], [{ txid: 'x' }], [{ txid: 7 }], [[]]])(
  'R-ADPT-25 rejects when a wallet responds to a transfer with %j',
  async (answer) => {
    const { provider, sandbox, payment } = await connected({ face: 'sats' })
    sandbox.faults.setResponse('sendTransfer', { kind: 'wrong', response: answer ?? {} })
    await expect(provider.sendTransfer({ recipient: payment, amount: 1n })).rejects.toMatchObject({
      code: 'wallet/request-failed',
    })
  },
)
