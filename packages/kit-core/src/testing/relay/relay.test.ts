import { request } from 'node:http'
import { personalSign, SOLANA, signClientPage } from '../../../test/sign-client-page.js'
import { createPairedWallet, type PairedWalletOptions } from '../paired/index.js'
import { type Relay, startRelay } from './index.js'

const GRANTS = { eip155: { accounts: ['eip155:1:0x1111111111111111111111111111111111111111'] } }

let relay: Relay
const closes: (() => Promise<void>)[] = []
beforeEach(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  for (const close of closes.splice(0)) await close()
  await relay.close()
})

async function createPage() {
  const made = await signClientPage(relay.url)
  closes.push(made.close)
  return made.page
}

async function createPair(onRequest: PairedWalletOptions['onRequest'] = () => 'answered') {
  const page = await createPage()
  const wallet = await createPairedWallet({ relayUrl: relay.url, grants: GRANTS, onRequest })
  closes.push(() => wallet.close())
  const { uri = '', approval } = await page.connect({ optionalNamespaces: PROPOSAL })
  const [session] = await Promise.all([approval(), wallet.pair(uri)])
  return { page, wallet, session, ask: () => page.request(personalSign(session.topic)) }
}

const PROPOSAL = {
  eip155: { chains: ['eip155:1'], methods: ['personal_sign'], events: [] },
  solana: { chains: [SOLANA], methods: ['solana_signMessage'], events: [] },
}

test('R-HOST-72 it carries on after every connection was cut', async () => {
  const { ask } = await createPair()
  expect(await ask()).toBe('answered')
  relay.drop()
  expect(relay.connections()).toBe(0)
  await relay.connected(2)
  expect(await ask()).toBe('answered')
})

test('R-HOST-72 it keeps a letter until its reader is there', async () => {
  const page = await createPage()
  const { uri = '', approval } = await page.connect({ optionalNamespaces: PROPOSAL })
  relay.drop()
  const wallet = await createPairedWallet({ relayUrl: relay.url, grants: GRANTS })
  closes.push(() => wallet.close())
  const [session] = await Promise.all([approval(), wallet.pair(uri)])
  expect(wallet.sessions()).toEqual([session.topic])
})

test('R-HOST-72 while it is mute it holds what it is sent', async () => {
  const { ask } = await createPair()
  relay.mute()
  let isAnswered = false
  const answer = ask().then((result) => {
    isAnswered = true
    return result
  })
  await new Promise(setImmediate)
  expect(isAnswered).toBe(false)
  relay.resume()
  expect(await answer).toBe('answered')
})

test('R-HOST-72 away, it lets nobody in; refusing, it says why; then everybody is back', async () => {
  const { ask } = await createPair()
  relay.pause()
  expect(relay.connections()).toBe(0)
  expect(await knock()).toBe('503')
  relay.refuse('Unauthorized: invalid key')
  expect(await knock()).toContain('Unauthorized: invalid key')
  relay.resume()
  expect(await ask()).toBe('answered')
})

test('R-HOST-72 malformed traffic reaches no wallet', async () => {
  const page = await createPage()
  const wallet = await createPairedWallet({ relayUrl: relay.url, grants: GRANTS })
  closes.push(() => wallet.close())
  const { uri = '', approval } = await page.connect({ optionalNamespaces: PROPOSAL })
  await page.core.relayer.transportClose()
  const pairing = wallet.pair(uri)
  await relay.connected(1)
  relay.corrupt()
  await page.core.relayer.transportOpen()
  const [session] = await Promise.all([approval(), pairing])
  expect(wallet.sessions()).toEqual([session.topic])
})

test('R-HOST-72 the newest connection of a client alone is served when the relay does so', async () => {
  relay.serveNewest()
  const { ask } = await createPair()
  expect(await ask()).toBe('answered')
})

test('R-HOST-72 no connection is there before a client asks for one, and none on a taken port', async () => {
  await createPage()
  expect(relay.attempts()).toBe(0)
  await expect(startRelay({ port: Number(new URL(relay.url).port) })).rejects.toThrow('EADDRINUSE')
})

/** What is said to somebody who asks for a connection. */
function knock(): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-key': 'a2V5' }
    const asked = request(relay.url.replace('ws:', 'http:'), { headers }, ({ statusCode }) => resolve(`${statusCode}`))
    asked.on('upgrade', (_, socket, head) => {
      socket.on('data', (bytes) => resolve(String(bytes)))
      if (head.length > 0) resolve(String(head))
    })
    asked.on('error', reject).end()
  })
}
