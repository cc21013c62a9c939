import { bytesToHex, recoverMessageAddress, stringToBytes } from 'viem'
import { createFrameScene } from '../../../test/frame-fixture.js'
import { createLastingStorage } from '../../../test/lasting-storage.js'
import { createFrameServer } from '../../server/frame-server.js'
import { createFallbackStorage } from './frame-storage.js'

const email = 'ada@mail.example'
let scene: ReturnType<typeof createFrameScene>
beforeEach(() => {
  scene = createFrameScene()
})
afterEach(() => scene.end())

describe('login by email', () => {
  test('R-CONN-52 R-CONN-54 R-FRAME-45 R-FRAME-59 logs in with a code and normalizes the email', async () => {
    const { session } = scene.startFrame()
    const tokens: string[] = []
    session.onToken((token) => tokens.push(token))
    expect(await session.isConnected()).toBe(false)
    await expect(session.user({ namespace: 'eip155' })).rejects.toThrow('You’re not logged in')

    const action = await session.connectEmail({ email: '  Ada@Mail.Example ', signal: scene.signal })
    expect(action).toEqual({ action: 'VERIFY_OTP' })
    expect(scene.mails).toEqual([
      {
        to: email,
        code: expect.stringMatching(/^[0-9]{6}$/),
        purpose: 'login',
        site: 'https://app.example',
        requestedAtMs: scene.clock.nowMs,
      },
    ])
    await session.connectOtp({ otp: scene.lastCode(), signal: scene.signal })

    expect(await session.isConnected()).toBe(true)
    const user = await session.user({ namespace: 'eip155' })
    expect(user).toEqual({ address: expect.stringMatching(/^0x[0-9a-fA-F]{40}$/), email })
    expect(tokens).toEqual([expect.stringMatching(/^[A-Za-z0-9_-]{43}$/)])
  })

  test('R-CONN-54 connects at once without a mail when the device is logged in with the email', async () => {
    const frame = scene.startFrame()
    await scene.logIn(frame)
    expect(await frame.session.connectEmail({ email, signal: scene.signal })).toEqual({ action: 'CONNECT' })
    expect(scene.mails).toHaveLength(1)
    scene.clock.nowMs += 31_000
    const other = await frame.session.connectEmail({ email: 'bob@mail.example', signal: scene.signal })
    expect(other).toEqual({ action: 'VERIFY_OTP' })
  })

  test('R-CONN-61 requires a device link before the code on a new device', async () => {
    scene = createFrameScene({ confirmsDevices: true })
    const { session } = scene.startFrame()
    const begin = () => session.connectEmail({ email, signal: scene.signal })
    expect(await begin()).toEqual({ action: 'VERIFY_DEVICE' })
    const link = scene.mails[0]?.deviceLink ?? ''
    const pause = scene.nextPause()
    const waiting = session.connectDevice({ signal: scene.signal })
    const resume = await pause

    const shown = await scene.server.handle(new Request(link))
    expect(await shown.text()).toContain('https://app.example')
    expect(scene.mails).toHaveLength(1)
    const body = new URLSearchParams({ link: new URL(link).searchParams.get('link') ?? '' })
    const press = () => scene.server.handle(new Request('https://frame.example/device', { method: 'POST', body }))
    expect((await press()).status).toBe(200)
    expect((await press()).status).toBe(410)
    resume()
    await waiting

    scene.clock.nowMs += 31_000
    expect(await begin()).toEqual({ action: 'VERIFY_OTP' })
    await session.connectOtp({ otp: scene.lastCode(), signal: scene.signal })
    expect(await session.isConnected()).toBe(true)
  })

  test('R-CONN-61 stops waiting for the device link when aborted', async () => {
    scene = createFrameScene({ confirmsDevices: true })
    const { session } = scene.startFrame()
    await session.connectEmail({ email, signal: scene.signal })
    const controller = new AbortController()
    const waiting = session.connectDevice({ signal: controller.signal })
    controller.abort()
    await expect(waiting).rejects.toBe(controller.signal.reason)
  })

  test('R-FRAME-53 ends the login on this device and on the server, and the signer, on sign-out', async () => {
    const storage = createLastingStorage()
    const frame = scene.startFrame({ storage })
    await scene.logIn(frame)
    const signer = await frame.session.signer()
    const tokens: string[] = []
    frame.session.onToken((token) => tokens.push(token))
    await frame.session.signOut()
    expect(tokens).toEqual([''])
    expect(await frame.session.isConnected()).toBe(false)
    expect(await scene.startFrame({ storage }).session.isConnected()).toBe(false)
    await expect(signer.propose({ kind: 'evm-message', bytes: stringToBytes('x') })).rejects.toThrow('ended')
    await expect(frame.session.signer()).rejects.toThrow('You’re not logged in')

    // A storage that never removes the login: the server still rejects its token.
    const keeping = { ...createLastingStorage(), remove: async () => undefined }
    const other = scene.startFrame({ storage: keeping })
    await scene.logIn(other)
    await other.session.signOut()
    expect(await other.session.isConnected()).toBe(false)
  })
})

describe('the wallet of an account', () => {
  test('returns the same addresses for an email with its storage, on another device, and without storage', async () => {
    const storage = createLastingStorage()
    const first = await scene.logIn(scene.startFrame({ storage }))
    expect(await scene.logIn(scene.startFrame({ storage: createLastingStorage() }))).toEqual(first)
    expect(await scene.logIn(scene.startFrame())).toEqual(first)

    scene.requests.length = 0
    const again = scene.startFrame({ storage })
    expect((await again.session.user({ namespace: 'eip155' })).address).toBe(first.eip155)
    expect(again.lines).toHaveLength(0)
    expect((await again.session.signer()).addresses()).toEqual(first)
    // The device's own slot opened the wallet, so the escrow shares were not requested.
    expect(scene.requests.map(({ url }) => new URL(url).pathname)).toEqual([
      '/api/vault/open',
      '/api/vault/device-share',
    ])
    expect(await scene.logIn(scene.startFrame(), 'bob@mail.example')).not.toEqual(first)
  })

  test('creates one wallet when two devices log in at the same time', async () => {
    const frames = [scene.startFrame(), scene.startFrame()]
    const codes: string[] = []
    for (const { session } of frames) {
      await session.connectEmail({ email, signal: scene.signal })
      codes.push(scene.lastCode())
      scene.clock.nowMs += 31_000
    }
    await Promise.all(
      frames.map(({ session }, index) => session.connectOtp({ otp: codes[index] ?? '', signal: scene.signal })),
    )
    const users = await Promise.all(frames.map(({ session }) => session.user({ namespace: 'solana' })))
    expect(users[0]?.address).toBe(users[1]?.address)
  })

  test('R-FRAME-38 signs a proposal, also with a new worker after the previous one ended', async () => {
    const frame = scene.startFrame()
    const { eip155 } = await scene.logIn(frame)
    for (const text of ['first', 'second']) {
      const signer = await frame.session.signer()
      const { digest } = await signer.propose({ kind: 'evm-message', bytes: stringToBytes(text) })
      const signature = bytesToHex(await signer.sign({ digest }))
      expect(await recoverMessageAddress({ message: text, signature })).toBe(eip155)
      frame.session.close()
    }
    expect(frame.lines).toHaveLength(2)
  })

  test('exposes only addresses and sealed parts outside the worker and the frame', async () => {
    const frame = scene.startFrame({ storage: createLastingStorage() })
    await scene.logIn(frame)
    const signer = await frame.session.signer()
    await signer.sign(await signer.propose({ kind: 'evm-message', bytes: stringToBytes('x') }))

    const said = frame.lines.flatMap((line) => line.said).map((message) => shapeOf(Object(message).value))
    const sealed = { iv: 'text', data: 'text' }
    const addresses = { eip155: 'text', solana: 'text' }
    const slots = { escrow: sealed }
    const vault = { version: 1, walletId: 'text', addresses, keyHash: 'text', entropy: sealed, slots }
    expect(said).toEqual([vault, { slot: sealed, secret: sealed }, { digest: 'text' }, '65 bytes'])

    const sent = await Promise.all(scene.requests.map(async (request) => shapeOf(await request.json())))
    expect(sent).toEqual([
      { email: 'text' },
      { challenge: 'text', otp: 'text' },
      {},
      {},
      {},
      { vault },
      {},
      { slot: sealed },
    ])
  })
})

/** Describes the types in a message. */
function shapeOf(value: unknown): unknown {
  if (value instanceof Uint8Array) return `${value.length} bytes`
  if (typeof value === 'string') return 'text'
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part)]))
}

describe('failures', () => {
  test('completes the login when the storage starts to fail', async () => {
    const failing = { ...createLastingStorage(), isFailing: false }
    const storage = createFallbackStorage({
      isLasting: true,
      get: (key) => (failing.isFailing ? Promise.reject(new Error('gone')) : failing.get(key)),
      set: (key, value) => (failing.isFailing ? Promise.reject(new Error('full')) : failing.set(key, value)),
      remove: (key) => (failing.isFailing ? Promise.reject(new Error('gone')) : failing.remove(key)),
      keys: () => (failing.isFailing ? Promise.reject(new Error('gone')) : failing.keys()),
    })
    const frame = scene.startFrame({ storage })
    const first = await scene.logIn(frame)
    failing.isFailing = true
    expect(await frame.session.isConnected()).toBe(true)
    await frame.session.signOut()
    expect(await frame.session.isConnected()).toBe(false)
    expect(await scene.logIn(frame)).toEqual(first)
  })

  test('serves the last change of a storage that accepts no more changes', async () => {
    const stored = createLastingStorage()
    await Promise.all(['set', 'removed'].map((key) => stored.set(key, 'old')))
    const reject = () => Promise.reject(new Error('read-only'))
    const storage = createFallbackStorage({ ...stored, set: reject, remove: reject })
    await storage.set('set', 'new')
    await storage.remove('removed')
    expect(await Promise.all(['set', 'removed'].map((key) => storage.get(key)))).toEqual(['new', undefined])
    expect(await storage.keys()).toEqual(['set'])
  })

  test('leaves no login and no keys when a login is aborted', async () => {
    const controller = new AbortController()
    scene = createFrameScene({}, (options) => {
      const server = createFrameServer(options)
      return {
        handle(request) {
          if (request.url.endsWith('/vault/create')) controller.abort()
          return server.handle(request)
        },
      }
    })
    const frame = scene.startFrame()
    await frame.session.connectEmail({ email, signal: scene.signal })
    const connecting = frame.session.connectOtp({ otp: scene.lastCode(), signal: controller.signal })
    await expect(connecting).rejects.toMatchObject({ name: 'AbortError' })
    expect(await frame.session.isConnected()).toBe(false)
    await expect(frame.session.signer()).rejects.toThrow('You’re not logged in')
    expect(frame.lines.map(({ said }) => said.at(-1))).toEqual([{ type: 'ended' }])
  })

  test('reports an unreachable server and reaches it again on the next call', async () => {
    let isDown = true
    scene = createFrameScene({}, (options) => {
      const server = createFrameServer(options)
      return { handle: (request) => (isDown ? Promise.reject(new TypeError('fetch failed')) : server.handle(request)) }
    })
    const { session } = scene.startFrame()
    const ask = () => session.connectEmail({ email, signal: scene.signal })
    await expect(ask()).rejects.toThrow('Couldn’t reach the server')
    isDown = false
    expect(await ask()).toEqual({ action: 'VERIFY_OTP' })
  })

  test.each(['', '<html>', 'null', '[]', '{}', '{"action":"OTHER"}', '{"action":"VERIFY_OTP","challenge":1}'])(
    'rejects an invalid response: %s',
    async (text) => {
      scene = createFrameScene({}, () => ({ handle: async () => new Response(text) }))
      const { session } = scene.startFrame()
      await expect(session.connectEmail({ email, signal: scene.signal })).rejects.toThrow('The response is not valid')
    },
  )
})
