import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { createSiweMessage, type SiweMessage } from 'viem/siwe'
import { createFrameScene } from '../../../test/frame-fixture.js'
import { createSandboxScene, hiddenFields } from '../../../test/sandbox-fixture.js'

let scene: ReturnType<typeof createSandboxScene>
beforeEach(() => {
  scene = createSandboxScene()
})
afterEach(() => scene.end())

async function approve(url: string, userName: string): Promise<void> {
  const fields = hiddenFields(await (await scene.open(url)).text())
  expect((await scene.submit('/sandbox/farcaster/approve', { ...fields, userName })).status).toBe(200)
}

test('R-CONN-72 returns the URL to show, waits for the approval and returns the user name', async () => {
  const { session } = scene.startFrame()
  const { url } = await session.farcasterUri()
  const pause = scene.nextPause()
  const waiting = session.connectFarcaster({ signal: scene.signal })
  const resume = await pause
  await approve(url, 'ada')
  resume()
  expect(await waiting).toEqual({ userName: 'ada' })
  expect(await session.user({ namespace: 'solana' })).toMatchObject({ email: null, userName: 'ada' })
})

test('R-CONN-72 opens the same wallet for the same account on another device, and another wallet for another account', async () => {
  const addresses = []
  for (const name of ['ada', 'ada', 'bob']) {
    const { session } = scene.startFrame()
    await approve((await session.farcasterUri()).url, name)
    await session.connectFarcaster({ signal: scene.signal })
    addresses.push((await session.user({ namespace: 'eip155' })).address)
  }
  expect(addresses[0]).toBe(addresses[1])
  expect(addresses[2]).not.toBe(addresses[0])
})

test('R-CONN-72 logs in once per approval and stops waiting when aborted', async () => {
  const { session } = scene.startFrame()
  await expect(session.connectFarcaster({ signal: scene.signal })).rejects.toThrow('No Farcaster login is in progress')
  const { url } = await session.farcasterUri()
  const controller = new AbortController()
  const pause = scene.nextPause()
  const waiting = session.connectFarcaster({ signal: controller.signal })
  await pause
  controller.abort()
  await expect(waiting).rejects.toBe(controller.signal.reason)
  await approve(url, 'ada')
  await session.connectFarcaster({ signal: scene.signal })
  await expect(session.connectFarcaster({ signal: scene.signal })).rejects.toThrow('This login has ended')
})

test('R-CONN-73 rejects a login with Farcaster when no relay is configured', async () => {
  const { session } = createFrameScene().startFrame()
  await expect(session.farcasterUri()).rejects.toThrow('This login isn’t available')
})

describe('an untrusted relay', () => {
  const relayWith = (change: (said: Record<string, unknown>) => object) => {
    const honest = createSandboxScene()
    scene = createSandboxScene({
      async fetch(request) {
        const response = await honest.server.handle(request)
        const said = await response.json()
        return Response.json(said.state === 'completed' ? change(said) : said)
      },
      farcaster: {
        relayUrl: 'https://frame.example/sandbox/farcaster',
        isCustody: async ({ fid }) => fid === 1,
      },
    })
    return honest
  }

  test.each([
    ['another account', (said: Record<string, unknown>) => ({ ...said, fid: 2 })],
    ['another message', (said: Record<string, unknown>) => ({ ...said, message: `${said.message} ` })],
    [
      'another domain',
      (said: Record<string, unknown>) => ({ ...said, message: String(said.message).replace('frame.', 'bad.') }),
    ],
    ['another signature', (said: Record<string, unknown>) => ({ ...said, signature: `0x${'11'.repeat(65)}` })],
  ])('rejects a relay result with %s', async (_, change) => {
    const relay = relayWith(change)
    const { session } = scene.startFrame()
    const { url } = await session.farcasterUri()
    const fields = hiddenFields(await (await relay.open(url)).text())
    await relay.submit('/sandbox/farcaster/approve', { ...fields, userName: 'ada' })
    await expect(session.connectFarcaster({ signal: scene.signal })).rejects.toThrow('The login was refused')
    expect(await session.isConnected()).toBe(false)
  })

  test('logs in with an unchanged result, and rejects a key that does not own the account', async () => {
    const relay = relayWith((said) => said)
    for (const [userName, isIn] of [
      ['ada', true],
      ['bob', false],
    ] as const) {
      const { session } = scene.startFrame()
      const { url } = await session.farcasterUri()
      const fields = hiddenFields(await (await relay.open(url)).text())
      await relay.submit('/sandbox/farcaster/approve', { ...fields, userName })
      await session.connectFarcaster({ signal: scene.signal }).catch(() => undefined)
      expect(await session.isConnected()).toBe(isIn)
    }
  })

  // Signed by the right key, but for another login.
  const account = privateKeyToAccount(generatePrivateKey())
  const START_MS = Date.UTC(2026, 0, 1)
  const at = (offsetMs: number) => new Date(START_MS + offsetMs)
  const MINUTE_MS = 60_000
  const right: Omit<SiweMessage, 'nonce'> = {
    address: account.address,
    chainId: 10,
    domain: 'frame.example',
    issuedAt: at(1_000),
    expirationTime: at(10 * MINUTE_MS),
    resources: ['farcaster://fid/7'],
    uri: 'https://frame.example/v1',
    version: '1',
  }
  test.each([
    ['this login', {}, true],
    ['another site', { domain: 'bad.example' }, false],
    ['another login', { nonce: 'nonce54321' }, false],
    ['another account', { resources: ['farcaster://fid/8'] }, false],
    ['no account', { resources: [] }, false],
    ['another address of this site', { uri: 'https://frame.example/other' }, false],
    ['a year ago', { issuedAt: at(-365 * 24 * 60 * MINUTE_MS) }, false],
    ['a time to come', { issuedAt: at(60 * MINUTE_MS) }, false],
    ['an expiry in the past', { expirationTime: at(-1) }, false],
    ['an expiry in a year', { expirationTime: at(365 * 24 * 60 * MINUTE_MS) }, false],
    ['no expiry', { expirationTime: undefined }, false],
    ['a start in the future', { notBefore: at(MINUTE_MS) }, false],
  ])('R-FRAME-80 checks the site, nonce, dates and account of a message for %s', async (_, change, isIn) => {
    let nonce = ''
    scene = createSandboxScene({
      async fetch(request) {
        if (request.method === 'POST') {
          nonce = (await request.json()).nonce
          // The relay's own nonce counts for nothing.
          return Response.json({ channelToken: 't', url: 'https://f.example', nonce: 'nonce54321' })
        }
        const message = createSiweMessage({ ...right, nonce, ...change })
        const signature = await account.signMessage({ message })
        return Response.json({ state: 'completed', message, signature, fid: 7 })
      },
      farcaster: { relayUrl: 'https://relay.example', isCustody: async () => true },
    })
    const { session } = scene.startFrame()
    await session.farcasterUri()
    await session.connectFarcaster({ signal: scene.signal }).catch(() => undefined)
    expect(await session.isConnected()).toBe(isIn)
  })
})
