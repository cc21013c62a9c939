// @ts-check
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { SignClient } from '@walletconnect/sign-client'
import { createWalletPeer, startRelay } from './index.mjs'
import { closeClient } from './wallet-peer.mjs'

const ADDRESS = '0x1111111111111111111111111111111111111111'
const OTHER = '0x2222222222222222222222222222222222222222'
const ASKED = {
  eip155: {
    chains: ['eip155:1', 'eip155:8453'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
  },
  solana: { chains: ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'], methods: ['solana_signMessage'], events: [] },
}
const GRANTED = { eip155: { accounts: [`eip155:1:${ADDRESS}`, `eip155:1:${OTHER}`, `eip155:10:${ADDRESS}`] } }

/** @type {import('./relay.d.mts').Relay} */
let relay
/** @type {(() => Promise<void>)[]} */
let closes = []
beforeEach(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  for (const close of closes) await close()
  closes = []
  await relay.close()
})

/** A page on the protocol's own client. */
async function createPage() {
  const page = await SignClient.init({
    projectId: 'test',
    relayUrl: relay.url,
    customStoragePrefix: randomUUID(),
    storageOptions: { database: ':memory:' },
    telemetryEnabled: false,
    logger: 'silent',
    metadata: { name: 'Page', description: '', url: 'https://page.example', icons: [] },
  })
  closes.push(() => closeClient(page))
  return page
}

/** @param {Partial<import('./relay.d.mts').WalletPeerParams>} params */
async function createWallet(params = {}) {
  const wallet = await createWalletPeer({ relayUrl: relay.url, namespaces: GRANTED, ...params })
  closes.push(() => wallet.close())
  return wallet
}

/** @param {Partial<import('./relay.d.mts').WalletPeerParams>} params */
async function createPair(params = {}) {
  const page = await createPage()
  const wallet = await createWallet(params)
  const { uri, approval } = await page.connect({ optionalNamespaces: ASKED })
  const [session] = await Promise.all([approval(), wallet.pair(uri ?? '')])
  return { page, wallet, session }
}

/**
 * @param {import('@walletconnect/sign-client').default} page
 * @param {'session_event' | 'session_update' | 'session_delete'} name
 */
const next = (page, name) => new Promise((resolve) => page.once(name, resolve))

describe('a pairing over the loopback relay', () => {
  test('gives the page of what it asked for only what the wallet grants', async () => {
    const { wallet, session } = await createPair()
    assert.deepEqual(session.namespaces.eip155?.accounts, [`eip155:1:${ADDRESS}`, `eip155:1:${OTHER}`])
    assert.deepEqual(Object.keys(session.namespaces), ['eip155'])
    assert.deepEqual(
      wallet.proposals.map((proposal) => Object.keys(proposal)),
      [['eip155', 'solana']],
    )
    assert.deepEqual(wallet.sessions(), [session.topic])
  })

  test('is refused by a wallet that rejects', async () => {
    const page = await createPage()
    const wallet = await createWallet({ policy: 'reject' })
    const { uri, approval } = await page.connect({ optionalNamespaces: ASKED })
    await Promise.all([assert.rejects(approval(), { code: 5000, message: 'User rejected.' }), wallet.pair(uri ?? '')])
    assert.deepEqual(wallet.sessions(), [])
  })

  test('waits for a wallet that has not decided', async () => {
    const page = await createPage()
    const wallet = await createWallet({ policy: 'ignore' })
    const { uri, approval } = await page.connect({ optionalNamespaces: ASKED })
    const answer = approval()
    await wallet.pair(uri ?? '')
    assert.equal(wallet.proposals.length, 1)
    await wallet.answer('approve')
    assert.equal((await answer).peer.metadata.name, 'Test Wallet')
  })

  test('carries requests, answers and refusals', async () => {
    const { page, wallet, session } = await createPair({
      onRequest: ({ method, params }) => {
        if (method === 'personal_sign') return { signed: params }
        throw { code: 4001, message: 'No' }
      },
    })
    const ask = (/** @type {string} */ method) =>
      page.request({ topic: session.topic, chainId: 'eip155:1', request: { method, params: ['0x68', ADDRESS] } })
    assert.deepEqual(await ask('personal_sign'), { signed: ['0x68', ADDRESS] })
    await assert.rejects(ask('eth_sendTransaction'), { code: 4001, message: 'No' })
    assert.deepEqual(wallet.requests[0], { chainId: 'eip155:1', method: 'personal_sign', params: ['0x68', ADDRESS] })
  })

  test('carries what the wallet tells: accounts, network, other grants, its end', async () => {
    const { page, wallet, session } = await createPair()
    const accounts = next(page, 'session_event')
    await wallet.changeAccounts('eip155:1', [`eip155:1:${OTHER}`])
    assert.deepEqual((await accounts).params.event, { name: 'accountsChanged', data: [`eip155:1:${OTHER}`] })
    const network = next(page, 'session_event')
    await wallet.changeNetwork('eip155:1')
    assert.deepEqual((await network).params.event, { name: 'chainChanged', data: '1' })
    const update = next(page, 'session_update')
    await wallet.update({ eip155: { accounts: [`eip155:8453:${OTHER}`] } })
    assert.equal((await update).topic, session.topic)
    const end = next(page, 'session_delete')
    await wallet.disconnect()
    assert.equal((await end).topic, session.topic)
  })

  test('ends for the wallet when the page ends it', async () => {
    const { page, wallet, session } = await createPair()
    await Promise.all([
      wallet.ended(),
      page.disconnect({ topic: session.topic, reason: { code: 6000, message: 'Done' } }),
    ])
    assert.deepEqual(wallet.sessions(), [])
  })
})

describe('the relay', () => {
  test('carries on after every connection was cut', async () => {
    const { page, session } = await createPair({ onRequest: () => 'back' })
    const request = { topic: session.topic, chainId: 'eip155:1', request: { method: 'personal_sign', params: [] } }
    assert.equal(await page.request(request), 'back')
    relay.drop()
    assert.equal(relay.connections(), 0)
    await relay.connected(2)
    assert.equal(await page.request(request), 'back')
  })

  test('keeps a letter until its reader is there', async () => {
    const page = await createPage()
    const { uri, approval } = await page.connect({ optionalNamespaces: ASKED })
    relay.drop()
    const wallet = await createWallet()
    const [session] = await Promise.all([approval(), wallet.pair(uri ?? '')])
    assert.deepEqual(wallet.sessions(), [session.topic])
  })

  test('holds what it is sent while it is mute', async () => {
    const { page, session } = await createPair({ onRequest: () => 'late' })
    relay.mute()
    let isAnswered = false
    const request = { topic: session.topic, chainId: 'eip155:1', request: { method: 'personal_sign', params: [] } }
    const answer = page.request(request).then((result) => {
      isAnswered = true
      return result
    })
    await new Promise(setImmediate)
    assert.equal(isAnswered, false)
    relay.resume()
    assert.equal(await answer, 'late')
  })

  test('has no connection before a client asks for one', async () => {
    const before = relay.attempts()
    await createPage()
    assert.equal(relay.attempts(), before)
  })
})
