import { personalSign, SOLANA, signClientPage } from '../../../test/sign-client-page.js'
import { type Relay, startRelay } from '../relay/index.js'
import type { SandboxPairing } from '../sandbox-pairing.js'
import { until } from '../until.js'
import { createPairedWallet, type PairedWalletOptions } from './index.js'

const ADDRESS = '0x1111111111111111111111111111111111111111'
const OTHER = '0x2222222222222222222222222222222222222222'
const PROPOSAL = {
  eip155: {
    chains: ['eip155:1', 'eip155:8453'],
    methods: ['personal_sign', 'eth_sendTransaction'],
    events: ['accountsChanged', 'chainChanged'],
  },
  solana: { chains: [SOLANA], methods: ['solana_signMessage'], events: [] },
}
const GRANTS = { eip155: { accounts: [`eip155:1:${ADDRESS}`, `eip155:1:${OTHER}`, `eip155:10:${ADDRESS}`] } }

type Page = Awaited<ReturnType<typeof signClientPage>>['page']

let relay: Relay
const closes: (() => Promise<void>)[] = []
beforeAll(async () => {
  relay = await startRelay()
})
afterEach(async () => {
  for (const close of closes.splice(0)) await close()
})
afterAll(() => relay.close())

async function begin(options: Partial<PairedWalletOptions> = {}) {
  const { page, close } = await signClientPage(relay.url)
  const wallet = await createPairedWallet({ relayUrl: relay.url, grants: GRANTS, ...options })
  closes.push(close, () => wallet.close())
  const { uri = '', approval } = await page.connect({ optionalNamespaces: PROPOSAL })
  const answered = approval()
  answered.catch(() => {})
  return { page, wallet, uri, answered }
}

async function pair(options: Partial<PairedWalletOptions> = {}) {
  const { page, wallet, uri, answered } = await begin(options)
  const [session] = await Promise.all([answered, wallet.pair(uri)])
  const sign = (params: readonly unknown[] = []) => page.request(personalSign(session.topic, params))
  return { page, wallet, session, sign }
}

/** The events a page receives, by name. */
function hear(page: Page): string[] {
  const heard: string[] = []
  page.on('session_event', ({ params: { event } }) => heard.push(`${event.name} ${event.data}`))
  page.on('session_update', () => heard.push('session_update'))
  page.on('session_delete', () => heard.push('session_delete'))
  return heard
}

/** Waits until the page has received everything sent before: the wallet's response to one more request has arrived. */
const caughtUp = (sign: () => Promise<unknown>) => sign()

describe('R-HOST-70 a proposal', () => {
  test('gets only the requested part of what the wallet grants', async () => {
    const { wallet, session } = await pair()
    expect(session.namespaces.eip155?.accounts).toEqual([`eip155:1:${ADDRESS}`, `eip155:1:${OTHER}`])
    expect(Object.keys(session.namespaces)).toEqual(['eip155'])
    expect(wallet.proposals.map((proposal) => Object.keys(proposal))).toEqual([['eip155', 'solana']])
    expect(wallet.sessions()).toEqual([session.topic])
    expect(session.peer.metadata.name).toBe('Sandbox Wallet')
  })

  test('is rejected', async () => {
    const { wallet, uri, answered } = await begin({ policy: 'reject' })
    await wallet.pair(uri)
    await expect(answered).rejects.toMatchObject({ code: 5000, message: 'User rejected.' })
    expect(wallet.sessions()).toEqual([])
  })

  test('waits for a wallet that has not decided', async () => {
    const { wallet, uri, answered } = await begin({ policy: 'hold' })
    await wallet.pair(uri)
    wallet.grant({ eip155: { accounts: [`eip155:8453:${OTHER}`], methods: ['personal_sign'] } })
    await wallet.respond('approve')
    expect((await answered).namespaces.eip155).toMatchObject({
      accounts: [`eip155:8453:${OTHER}`],
      methods: ['personal_sign'],
    })
    await expect(wallet.respond('approve')).rejects.toThrow('No proposal waits')
  })

  test('R-HOST-71 is silent, fails with another error, or is granted something else', async () => {
    const silent = await begin()
    silent.wallet.faults.setResponse('session_proposal', { kind: 'silent' })
    const paired = silent.wallet.pair(silent.uri)
    await until(() => silent.wallet.proposals.length > 0)
    expect(silent.wallet.sessions()).toEqual([])
    silent.wallet.faults.clear()
    await paired
    expect(silent.wallet.sessions()).toEqual([(await silent.answered).topic])

    const failing = await begin()
    const error = { code: 5100, message: 'Unsupported chains.' }
    failing.wallet.faults.setResponse('session_proposal', { kind: 'failing', error })
    await failing.wallet.pair(failing.uri)
    await expect(failing.answered).rejects.toMatchObject(error)

    const wrong = await begin()
    const answer = { eip155: { accounts: [`eip155:8453:${OTHER}`] } }
    wrong.wallet.faults.setResponse('session_proposal', { kind: 'wrong', response: answer })
    await wrong.wallet.pair(wrong.uri)
    expect((await wrong.answered).namespaces.eip155?.accounts).toEqual(answer.eip155.accounts)
  })
})

describe('R-HOST-70 a session', () => {
  test('carries requests, responses and rejections', async () => {
    const { page, wallet, session, sign } = await pair({
      onRequest: ({ method, params }) => {
        if (method === 'personal_sign') return { signed: params }
        throw { code: 4001, message: 'No' }
      },
    })
    expect(await sign(['0x68', ADDRESS])).toEqual({ signed: ['0x68', ADDRESS] })
    const send = { ...personalSign(session.topic), request: { method: 'eth_sendTransaction', params: [] } }
    await expect(page.request(send)).rejects.toMatchObject({ code: 4001, message: 'No' })
    expect(wallet.requests[0]).toEqual({
      caipNetworkId: 'eip155:1',
      method: 'personal_sign',
      params: ['0x68', ADDRESS],
    })
  })

  test('emits accounts, a network, other grants and its end', async () => {
    const { page, wallet, session } = await pair()
    const heard = hear(page)
    await wallet.changeAccounts('eip155:1', [`eip155:1:${OTHER}`])
    await wallet.changeNetwork('eip155:1')
    await wallet.update({ eip155: { accounts: [`eip155:8453:${OTHER}`] } })
    expect(page.session.get(session.topic).namespaces.eip155?.accounts).toEqual([`eip155:8453:${OTHER}`])
    await wallet.disconnect()
    expect(wallet.sessions()).toEqual([])
    await until(() => heard.length === 4)
    expect(heard).toEqual([`accountsChanged eip155:1:${OTHER}`, 'chainChanged 1', 'session_update', 'session_delete'])
  })

  test('ends for the wallet when the page ends it', async () => {
    const { page, wallet, session } = await pair()
    const reason = { code: 6000, message: 'Done' }
    await Promise.all([wallet.ended(), page.disconnect({ topic: session.topic, reason })])
    expect(wallet.sessions()).toEqual([])
  })
})

describe('R-HOST-71 faults', () => {
  test('keep one request silent without blocking others, fail one, and change the response of one', async () => {
    const { wallet, sign } = await pair({ onRequest: ({ params }) => params })
    wallet.faults.setResponse('personal_sign', { kind: 'silent', times: 1 })
    const first = sign(['first'])
    await until(() => wallet.requests.length === 1)
    expect(await sign(['second'])).toEqual(['second'])
    wallet.faults.setResponse('personal_sign', { kind: 'failing', error: new Error('internal'), times: 1 })
    await expect(sign()).rejects.toMatchObject({ code: -32000, message: 'internal' })
    wallet.faults.setResponse('personal_sign', { kind: 'wrong', response: {}, times: 1 })
    expect(await sign()).toEqual({})
    wallet.faults.release()
    expect(await first).toEqual(['first'])
  })

  test('lose an event, double it, or deliver it after the next', async () => {
    const { page, wallet, sign } = await pair({ onRequest: () => 'signed' })
    const heard = hear(page)
    wallet.faults.setEvent('chainChanged', { kind: 'lost' })
    await wallet.changeNetwork('eip155:1')
    wallet.faults.setEvent('chainChanged', { kind: 'reordered' })
    wallet.faults.setEvent('accountsChanged', { kind: 'doubled' })
    await wallet.emit('eip155:1', { name: 'chainChanged', data: 2 })
    await wallet.changeAccounts('eip155:1', [])
    await until(() => heard.length === 3)
    await caughtUp(sign)
    expect([...heard].sort()).toEqual(['accountsChanged ', 'accountsChanged ', 'chainChanged 2'])
    expect(heard[0]).toBe('accountsChanged ')
  })

  test('hold back other grants and the end of a session', async () => {
    const { page, wallet, session, sign } = await pair({ onRequest: () => 'signed' })
    const heard = hear(page)
    wallet.faults.setEvent('*', { kind: 'lost' })
    await wallet.update({ eip155: { accounts: [`eip155:1:${OTHER}`] } })
    await caughtUp(sign)
    await wallet.disconnect()
    expect([heard, wallet.sessions(), page.session.keys]).toEqual([[], [], [session.topic]])
  })

  test('keep the session of a wallet that closed, and let it respond after it reopens', async () => {
    const { wallet, session, sign } = await pair({ onRequest: () => 'signed' })
    await wallet.close()
    const asked = sign()
    await wallet.open()
    expect(wallet.sessions()).toEqual([session.topic])
    expect(await asked).toBe('signed')
  })
})

test("R-HOST-70 responds with a sandbox wallet's keys, and reports what its user changes", async () => {
  const sandbox = createSandbox()
  const { page, wallet, session, sign } = await pair({ grants: undefined, wallets: [{ pairing: sandbox }] })
  const heard = hear(page)
  expect(session.namespaces.eip155?.accounts).toEqual([`eip155:1:${ADDRESS}`, `eip155:1:${OTHER}`])
  expect(sandbox.isConnected()).toBe(true)
  expect(await sign(['hello'])).toEqual(['eip155:1', 'hello'])
  sandbox.moveTo([OTHER, ADDRESS])
  await until(() => heard.length === 1)
  expect(heard).toEqual([`accountsChanged eip155:1:${OTHER},eip155:1:${ADDRESS}`])
  const solana = { ...personalSign(session.topic), chainId: SOLANA }
  await expect(page.request(solana)).rejects.toThrow()
  await wallet.disconnect()
  expect(sandbox.isConnected()).toBe(false)
})

function createSandbox() {
  const listeners = new Set<() => void>()
  let order: readonly string[] = [ADDRESS, OTHER]
  let isConnected = false
  return {
    namespace: 'eip155' as const,
    accounts: () => order.map((address) => `eip155:1:${address}` as const),
    network: () => 'eip155:1' as const,
    setConnected(next: boolean) {
      isConnected = next
    },
    isConnected: () => isConnected,
    moveTo(next: readonly string[]) {
      order = next
      for (const listener of listeners) listener()
    },
    request: async ({ caipNetworkId, params }: { caipNetworkId: string; params: unknown }) => [
      caipNetworkId,
      ...(Array.isArray(params) ? params : []),
    ],
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  } satisfies SandboxPairing & Record<string, unknown>
}
