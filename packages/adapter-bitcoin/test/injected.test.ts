import { verifyMessage } from '@bowline/bitcoin-chain'
import { never, ofType, until } from '@bowline/jest-preset/fixtures'
import type { Adapter } from '@bowline/kit-core'
import { parseUnits } from '@bowline/kit-core'
import { ADDRESS, MAINNET, network, PSBT, page, providerOf, TESTNET, TXID, wallet, world } from './setup.js'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const utf8 = (text: string) => new TextEncoder().encode(text)

/** The keys of a sandbox wallet with the API of another wallet, whose calls are recorded. */
async function keys() {
  const { wallet: sandbox } = wallet({ networks: [{ caipNetworkId: MAINNET }, { caipNetworkId: TESTNET }] })
  await sandbox.satsConnect.request('wallet_connect')
  const accounts = () => sandbox.standard.accounts
  const sign = async (address: string, message: string, protocol?: string): Promise<Uint8Array> => {
    const account = accounts().find((known) => known.address === address)
    const answer = await sandbox.standard.features['bitcoin:signMessage'].signMessage({
      account,
      message: utf8(message),
      ...(protocol && { protocol }),
    })
    const [signed]: { signature: Uint8Array }[] = JSON.parse('[]').concat(answer)
    if (signed === undefined) throw new Error('Nothing was signed')
    return signed.signature
  }
  const asked: { readonly name: string; readonly params: readonly unknown[] }[] = []
  const listeners = new Map<string, (data: unknown) => void>()
  const noted = <T extends Record<string, (...params: never[]) => unknown>>(methods: T) =>
    Object.fromEntries(
      Object.entries(methods).map(([name, method]) => [
        name,
        (...params: unknown[]) => {
          asked.push({ name, params })
          return Reflect.apply(method, undefined, params)
        },
      ]),
    )
  return { sandbox, accounts, sign, asked, listeners, noted }
}

async function connect(adapter: Adapter, connectorId: string) {
  await until(() => adapter.connectors().length > 0)
  const connection = await adapter.connect({ connectorId, signal: never })
  return { connection, provider: await providerOf(adapter, connectorId) }
}

const networks = [network(MAINNET), network(TESTNET)]
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64')

async function unisat() {
  const made = await keys()
  const { accounts, sign, sandbox, listeners } = made
  const first = () => accounts()[0]
  const methods = made.noted({
    requestAccounts: async () => [first()?.address],
    getAccounts: async () => (first() ? [first()?.address] : []),
    getPublicKey: async () => hex(first()?.publicKey ?? new Uint8Array()),
    getChain: async () => ({ enum: sandbox.state().caipNetworkId === MAINNET ? 'BITCOIN_MAINNET' : 'BITCOIN_TESTNET' }),
    switchChain: async (chain: string) => sandbox.switchNetwork(chain === 'BITCOIN_TESTNET' ? TESTNET : MAINNET),
    signMessage: async (message: string, type = 'ecdsa') =>
      base64(await sign(first()?.address ?? '', message, type === 'ecdsa' ? 'ecdsa' : 'bip322')),
    sendBitcoin: async () => TXID,
    signPsbt: async (psbt: string) => psbt,
    disconnect: async () => undefined,
    on: (event: string, listener: (data: unknown) => void) => void listeners.set(event, listener),
    removeListener: (event: string) => void listeners.delete(event),
  })
  return { ...made, methods }
}

test('R-ADPT-15 R-ADPT-16 UniSat connects, signs, sends and signs PSBTs', async () => {
  const { methods, accounts, asked } = await unisat()
  const { adapter } = world({ networks, page: page({ unisat: methods }) })
  const { connection, provider } = await connect(adapter, 'unisat')
  const [account] = accounts()
  const address = account?.address ?? ''
  const publicKey = hex(account?.publicKey ?? new Uint8Array())
  expect(connection).toMatchObject({ caipNetworkId: MAINNET, accounts: [{ address, type: 'payment', publicKey }] })
  for (const protocol of ['ecdsa', 'bip322'] as const) {
    const signature = await provider.signMessage({ address, message: 'hello', protocol })
    expect(verifyMessage({ address, message: 'hello', signature })).toBe(true)
  }
  expect(await provider.sendTransfer({ recipient: ADDRESS, amount: 2_100_000_000_000_000n })).toBe(TXID)
  expect(asked.at(-1)).toEqual({ name: 'sendBitcoin', params: [ADDRESS, 2_100_000_000_000_000] })
  const signInputs = [{ address, index: 0, sighashTypes: [0x83] }]
  expect(await provider.signPsbt({ psbt: PSBT, signInputs })).toEqual({ psbt: PSBT })
  const given = hex(Buffer.from(PSBT, 'base64'))
  expect(asked.at(-1)).toEqual({
    name: 'signPsbt',
    params: [given, { autoFinalized: false, toSignInputs: signInputs }],
  })
})

test('R-CONN-85 R-ADPT-20 UniSat switches to another network and emits it', async () => {
  const { methods, sandbox, listeners } = await unisat()
  const { adapter, events } = world({ networks, page: page({ unisat: methods }) })
  await connect(adapter, 'unisat')
  await adapter.switchNetwork?.({ connectorId: 'unisat', network: network(TESTNET), signal: never })
  expect(ofType(events, 'switchNetwork').at(-1)?.caipNetworkId).toBe(TESTNET)
  expect((await adapter.getAccounts({ connectorId: 'unisat' }))[0]?.address).toMatch(/^tb1q/)
  sandbox.switchNetwork(MAINNET)
  listeners.get('chainChanged')?.({})
  await until(() => ofType(events, 'switchNetwork').at(-1)?.caipNetworkId === MAINNET)
})

test('R-CONN-108 R-CONN-146 restores UniSat without a window, and marks it as unavailable when it shares nothing', async () => {
  const { methods, asked, sandbox } = await unisat()
  const { adapter } = world({ networks, page: page({ unisat: methods }) })
  expect((await adapter.reconnect({ connectorId: 'unisat', signal: never }))?.accounts).toHaveLength(1)
  expect(asked.map(({ name }) => name)).not.toContain('requestAccounts')
  await adapter.disconnect({ connectorId: 'unisat' })
  sandbox.forget()
  await expect(adapter.reconnect({ connectorId: 'unisat', signal: never })).rejects.toMatchObject({
    code: 'wallet/unavailable',
  })
})

test('R-CONN-151 UniSat connects and is restored when it never returns a public key and a network', async () => {
  const { methods, accounts } = await unisat()
  const silent = () => new Promise(() => {})
  const { adapter } = world({
    networks,
    page: page({ unisat: { ...methods, getPublicKey: silent, getChain: silent } }),
  })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] })
  for (const ask of [adapter.connect, adapter.reconnect]) {
    const answer = ask({ connectorId: 'unisat', signal: never })
    await jest.advanceTimersByTimeAsync(2_000)
    expect(await answer).toMatchObject({ caipNetworkId: MAINNET, accounts: [{ address: accounts()[0]?.address }] })
  }
  jest.useRealTimers()
})

test('R-ADPT-15 OKX Wallet connects with its own method and switches to no other network', async () => {
  const { methods, accounts } = await unisat()
  const [account] = accounts()
  const compressedPublicKey = hex(account?.publicKey ?? new Uint8Array())
  const connectOkx = async () => ({ address: account?.address, publicKey: 'x', compressedPublicKey })
  const { requestAccounts: _, ...rest } = methods
  const { adapter } = world({ networks, page: page({ okxwallet: { bitcoin: { ...rest, connect: connectOkx } } }) })
  const { connection, provider } = await connect(adapter, 'okx')
  expect(connection.accounts).toEqual([{ address: account?.address, type: 'payment', publicKey: compressedPublicKey }])
  expect(await provider.sendTransfer({ recipient: ADDRESS, amount: 1n })).toBe(TXID)
  await expect(
    adapter.switchNetwork?.({ connectorId: 'okx', network: network(TESTNET), signal: never }),
  ).rejects.toMatchObject({ code: 'wallet/chain-not-supported' })
})

test('R-ADPT-15 R-ADPT-16 Phantom returns addresses with purposes, signs bytes and is not restored', async () => {
  const made = await keys()
  const methods = made.noted({
    requestAccounts: async () =>
      [...made.accounts()]
        .reverse()
        .map(({ address, publicKey, purpose }) => ({ address, purpose, publicKey: hex(publicKey) })),
    signMessage: async (message: Uint8Array, address: string) => ({
      signature: await made.sign(address, new TextDecoder().decode(message)),
    }),
    signPSBT: async (psbt: Uint8Array) => psbt,
    on: (event: string, listener: (data: unknown) => void) => void made.listeners.set(event, listener),
  })
  const { adapter, events } = world({ networks, page: page({ phantom: { bitcoin: methods } }) })
  const { connection, provider } = await connect(adapter, 'phantom')
  expect(connection.accounts.map(({ type }) => type)).toEqual(['payment', 'ordinal'])
  for (const { address } of connection.accounts) {
    const signature = await provider.signMessage({ address, message: 'hello' })
    expect(verifyMessage({ address, message: 'hello', signature })).toBe(true)
  }
  const [{ address = '' } = {}] = await provider.getAccountAddresses(['ordinal'])
  expect(await provider.signPsbt({ psbt: PSBT, signInputs: [{ address, index: 0, sighashTypes: [3] }] })).toEqual({
    psbt: PSBT,
  })
  expect(made.asked.at(-1)?.params[1]).toEqual({ inputsToSign: [{ address, signingIndexes: [0], sigHash: 3 }] })
  made.listeners.get('accountsChanged')?.([])
  expect(ofType(events, 'unavailable')).toHaveLength(1)
  await expect(adapter.reconnect({ connectorId: 'phantom', signal: never })).rejects.toMatchObject({
    code: 'wallet/unavailable',
  })
  expect(made.asked.filter(({ name }) => name === 'requestAccounts')).toHaveLength(1)
})

test('R-ADPT-15 R-ADPT-16 Leather takes JSON-RPC requests with amounts as text and is not restored', async () => {
  const made = await keys()
  const asked: { readonly name: string; readonly params: readonly unknown[] }[] = []
  const results: Readonly<Record<string, (params: Record<string, unknown>) => unknown>> = {
    getAddresses: () => ({
      addresses: [
        { symbol: 'STX', address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7' },
        ...made.accounts().map(({ address, publicKey }) => ({
          symbol: 'BTC',
          address,
          publicKey: hex(publicKey),
          derivationPath: "m/84'/0'/0'/0/0",
        })),
      ],
    }),
    signMessage: async ({ message, paymentType }) => {
      const account = made.accounts().find(({ purpose }) => (purpose === 'payment') === (paymentType === 'p2wpkh'))
      return { signature: base64(await made.sign(account?.address ?? '', String(message), 'bip322')) }
    },
    sendTransfer: () => ({ txid: TXID }),
    signPsbt: (params) => ({ hex: params.hex, ...(params.broadcast === true && { txid: TXID }) }),
  }
  const LeatherProvider = {
    async request(method: string, params: Record<string, unknown> = {}) {
      asked.push({ name: method, params: [params] })
      return { jsonrpc: '2.0', id: '1', result: await results[method]?.(params) }
    },
  }
  const { adapter } = world({ networks, page: page({ LeatherProvider }) })
  const { connection, provider } = await connect(adapter, 'leather')
  expect(connection.accounts.map(({ type }) => type)).toEqual(['payment', 'stx', 'ordinal'])
  expect(connection.accounts[0]?.path).toBe("m/84'/0'/0'/0/0")
  for (const { address, type } of connection.accounts) {
    if (type === 'stx') continue
    const signature = await provider.signMessage({ address, message: 'hello' })
    expect(verifyMessage({ address, message: 'hello', signature })).toBe(true)
  }
  expect(await provider.sendTransfer({ recipient: ADDRESS, amount: parseUnits('0.00012345', 8) })).toBe(TXID)
  expect(asked.at(-1)?.params[0]).toEqual({
    recipients: [{ address: ADDRESS, amount: '12345' }],
    network: 'mainnet',
    account: 0,
  })
  const signInputs = [{ address: connection.accounts[0]?.address ?? '', index: 0, sighashTypes: [1] }]
  expect(await provider.signPsbt({ psbt: PSBT, signInputs, broadcast: true })).toEqual({ psbt: PSBT, txid: TXID })
  expect(asked.at(-1)?.params[0]).toMatchObject({ signAtIndex: [0], allowedSighash: [1], broadcast: true })
  await adapter.disconnect({ connectorId: 'leather' })
  await expect(adapter.reconnect({ connectorId: 'leather', signal: never })).rejects.toMatchObject({
    code: 'wallet/unavailable',
  })
})

test('R-ADPT-99 Leather pays and signs with the connected account when another one is active in it', async () => {
  const made = await keys()
  const [payment] = made.accounts()
  const address = payment?.address ?? ''
  const asked: unknown[] = []
  let signer: string | undefined = address
  const results: Readonly<Record<string, () => unknown>> = {
    getAddresses: () => ({ addresses: [{ symbol: 'BTC', address, derivationPath: "m/84'/0'/3'/0/0" }] }),
    signMessage: () => ({ signature: btoa('signature'), address: signer }),
    sendTransfer: () => ({ txid: TXID }),
    signPsbt: () => ({ hex: hex(Buffer.from(PSBT, 'base64')) }),
  }
  const LeatherProvider = {
    async request(method: string, params: Record<string, unknown> = {}) {
      asked.push([method, params.account])
      return { result: results[method]?.() }
    },
  }
  const { adapter } = world({ networks, page: page({ LeatherProvider }) })
  const { provider } = await connect(adapter, 'leather')
  await provider.signMessage({ address, message: 'hello' })
  await provider.sendTransfer({ recipient: ADDRESS, amount: 12_345n })
  await provider.signPsbt({ psbt: PSBT, signInputs: [{ address, index: 0 }] })
  expect(asked.slice(1)).toEqual([
    ['signMessage', 3],
    ['sendTransfer', 3],
    ['signPsbt', 3],
  ])
  signer = ADDRESS
  await expect(provider.signMessage({ address, message: 'hello' })).rejects.toMatchObject({
    code: 'wallet/request-failed',
  })
  signer = undefined
  expect(await provider.signMessage({ address, message: 'hello' })).toBe(btoa('signature'))
})

test('R-ADPT-92 rejects a wallet that shares no Bitcoin address', async () => {
  const addresses = [{ address: 'SP2J6ZY48GV1EZ5V2V5RB9MP66SW86PYKKNRV9EJ7', symbol: 'STX' }]
  const LeatherProvider = { request: async () => ({ result: { addresses } }) }
  const { adapter } = world({ networks, page: page({ LeatherProvider }) })
  await expect(connect(adapter, 'leather')).rejects.toMatchObject({ code: 'wallet/request-failed' })
})

test('R-ADPT-25 Leather rejects with a user rejection when the user rejects', async () => {
  const LeatherProvider = {
    async request() {
      throw { jsonrpc: '2.0', id: '1', error: { code: 4001, message: 'User rejected request' } }
    },
  }
  const { adapter } = world({ networks, page: page({ LeatherProvider }) })
  await expect(connect(adapter, 'leather')).rejects.toMatchObject({ code: 'wallet/user-rejected' })
})

test('R-ADPT-43 requests BIP-322 from UniSat for a taproot account', async () => {
  const { methods, accounts, asked } = await unisat()
  const taproot = accounts().find(({ address }) => address.startsWith('bc1p'))
  const address = taproot?.address ?? ''
  const unisatOfTaproot = {
    ...methods,
    requestAccounts: async () => [address],
    getAccounts: async () => [address],
  }
  const { adapter } = world({ networks, page: page({ unisat: unisatOfTaproot }) })
  await connect(adapter, 'unisat')
  await adapter.signMessage?.({ connectorId: 'unisat', address, message: 'hello' }).catch(() => undefined)
  expect(asked.at(-1)).toEqual({ name: 'signMessage', params: ['hello', 'bip322-simple'] })
})
