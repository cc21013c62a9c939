import { never, ofType } from '@bowline/jest-preset/fixtures'
import { mockPairedSession } from '@bowline/kit-core/testing'
import {
  BIP322,
  both,
  FRACTAL,
  notSupported,
  open,
  psbt,
  SIGNET,
  sats,
  satsAccount,
  standard,
  TAPROOT,
  TEST_ADDRESS,
  transfer,
  UNKNOWN,
  unisat,
} from './network-watch-fixture.js'
import { ADDRESS, MAINNET, network, page, providerOf, TESTNET, world } from './setup.js'

test('R-ADPT-41 requests no transfer and no PSBT from a Wallet Standard wallet that switched without an event', async () => {
  const wallet = standard(['bitcoin:mainnet'])
  const { adapter, events, page: given } = world({ networks: both })
  wallet.register(given.events)
  const { provider, connection } = await open(adapter)
  expect(connection.caipNetworkId).toBe(MAINNET)
  wallet.move(['bitcoin:fractal'])
  await expect(provider.signPsbt(psbt)).rejects.toMatchObject(notSupported)
  await expect(provider.sendTransfer(transfer())).rejects.toMatchObject(notSupported)
  expect(wallet.names()).toEqual(['connect'])
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toMatch(UNKNOWN)
})

test('R-ADPT-41 sends and signs nothing on a Bitcoin network that the app does not list', async () => {
  const wallet = unisat(TEST_ADDRESS, { getChain: () => ({ enum: 'BITCOIN_TESTNET' }) })
  const { adapter } = world({ networks: [network(MAINNET), network(SIGNET)], page: page({ unisat: wallet.handle }) })
  const { connection, provider } = await open(adapter)
  expect(connection.caipNetworkId).toBe(TESTNET)
  await expect(provider.sendTransfer(transfer(TEST_ADDRESS))).rejects.toMatchObject(notSupported)
  await expect(provider.signPsbt(psbt)).rejects.toMatchObject(notSupported)
  expect(wallet.names()).not.toContain('signPsbt')
})

test('R-ADPT-41 requests no transfer from a paired wallet on an unknown chain', async () => {
  const session = mockPairedSession({ namespaces: { bip122: { accounts: [`${FRACTAL}:${ADDRESS}`] } } })
  const { adapter } = world({ networks: both })
  const connection = await adapter.connectPaired?.({ session, caipNetworkId: MAINNET, signal: never })
  expect(connection?.caipNetworkId).toBe(FRACTAL)
  const provider = await providerOf(adapter, 'walletConnect')
  await expect(provider.sendTransfer(transfer())).rejects.toMatchObject(notSupported)
  await expect(provider.signPsbt(psbt)).rejects.toMatchObject(notSupported)
  expect(session.controls.requests).toEqual([])
})

test('R-ADPT-41 requests no transfer from a wallet that does not report its network', async () => {
  const wallet = unisat(ADDRESS, { getChain: () => ({ enum: 'BITCOIN_MAINNET' }) })
  const { adapter } = world({ networks: both, page: page({ unisat: wallet.handle }) })
  const { provider } = await open(adapter)
  wallet.handle.getChain = () => new Promise(() => {})
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] })
  try {
    const sending = expect(provider.sendTransfer(transfer())).rejects.toMatchObject({ code: 'wallet/request-failed' })
    await jest.advanceTimersByTimeAsync(5_000)
    await sending
    expect(wallet.names()).not.toContain('sendBitcoin')
  } finally {
    jest.useRealTimers()
  }
})

test('R-ADPT-43 requests BIP-322 for a taproot account from each kind of wallet that supports the option', async () => {
  const wallet = unisat(TAPROOT, { connect: () => ({ address: TAPROOT }) })
  const provider = sats({ wallet_connect: satsAccount('Mainnet', TAPROOT), signMessage: { signature: BIP322 } })
  const registered = standard(['bitcoin:mainnet'], { address: TAPROOT })
  const sign = async (globals: Record<string, unknown>, register?: (events: EventTarget) => void) => {
    const { adapter, page: given } = world({ networks: both, page: page(globals) })
    register?.(given.events)
    const { connectorId } = await open(adapter)
    expect(await adapter.signMessage?.({ connectorId, address: TAPROOT, message: 'hello' })).toBe(BIP322)
  }
  for (const globals of [{ unisat: wallet.handle }, { okxwallet: { bitcoin: wallet.handle } }]) {
    await sign(globals)
    expect(wallet.asked.at(-1)).toEqual({ name: 'signMessage', params: ['hello', 'bip322-simple'] })
  }
  await sign(provider.globals)
  expect(provider.asked.at(-1)?.params).toEqual([{ address: TAPROOT, message: 'hello', protocol: 'BIP322' }])
  await sign({}, registered.register)
  expect(registered.asked.at(-1)?.params[0]).toMatchObject({ protocol: 'bip322' })

  const session = mockPairedSession({
    namespaces: { bip122: { accounts: [`${MAINNET}:${TAPROOT}`] } },
    onRequest: () => ({ signature: BIP322 }),
  })
  const { adapter } = world({ networks: both })
  await adapter.connectPaired?.({ session, signal: never })
  const params = { connectorId: 'walletConnect', address: TAPROOT, message: 'hello' }
  expect(await adapter.signMessage?.(params)).toBe(BIP322)
  expect(session.controls.requests.at(-1)?.params).toMatchObject({ protocol: 'bip322' })
})
