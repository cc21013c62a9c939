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

test('R-HOST-72 serves again after every connection was closed', async () => {
  const { ask } = await createPair()
  expect(await ask()).toBe('answered')
  relay.drop()
  expect(relay.connections()).toBe(0)
  await relay.connected(2)
  expect(await ask()).toBe('answered')
})

test('R-HOST-72 stores a message until its reader subscribes', async () => {
  const page = await createPage()
  const { uri = '', approval } = await page.connect({ optionalNamespaces: PROPOSAL })
  relay.drop()
  const wallet = await createPairedWallet({ relayUrl: relay.url, grants: GRANTS })
  closes.push(() => wallet.close())
  const [session] = await Promise.all([approval(), wallet.pair(uri)])
  expect(wallet.sessions()).toEqual([session.topic])
})

test('R-HOST-72 holds messages while it is muted', async () => {
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

test('R-HOST-72 rejects connections while paused, gives the reason while refusing, and serves again after resume', async () => {
  const { ask } = await createPair()
  relay.pause()
  expect(relay.connections()).toBe(0)
  expect(await knock()).toBe('503')
  relay.refuse('Unauthorized: invalid key')
  expect(await knock()).toContain('Unauthorized: invalid key')
  relay.resume()
  expect(await ask()).toBe('answered')
})

test('R-HOST-72 delivers malformed traffic to no wallet', async () => {
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

test('R-HOST-72 delivers only to the newest connection of a client when set to', async () => {
  relay.serveNewest()
  const { ask } = await createPair()
  expect(await ask()).toBe('answered')
})

test('R-HOST-72 accepts no connection before a client requests one, and throws for a used port', async () => {
  await createPage()
  expect(relay.attempts()).toBe(0)
  await expect(startRelay({ port: Number(new URL(relay.url).port) })).rejects.toThrow('EADDRINUSE')
})

/** Resolves to the response to a connection request. */
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
