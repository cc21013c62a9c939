import { createMemoryStorage, type FrameStorage } from '../src/host/session/frame-storage.js'
import { createFrameSession } from '../src/host/session/session.js'
import type { FrameMail } from '../src/server/email/frame-mail.js'
import { createFrameServer, type FrameServer } from '../src/server/frame-server.js'
import type { FrameServerOptions } from '../src/server/frame-server-options.js'
import { createKeyWrapper, createWrappingKey } from '../src/server/vault/key-wrapper.js'
import { createDumpedStore } from './dumped-store.js'
import { startSignerLine } from './signer-connection.js'

/** The origins of every scene. */
export const FRAME_ORIGIN = 'https://frame.example'
export const PAGE_ORIGIN = 'https://app.example'
export const OTHER_PAGE_ORIGIN = 'https://shop.example'

/** Options of a frame in a scene. */
export type FrameParams = {
  readonly storage?: FrameStorage
  readonly embedder?: string
  readonly projectId?: string
  /** Offset of this device's clock from the server's. */
  readonly clockOffsetMs?: number
}

/** Creates a server with an adjustable clock, its mails, and frames that call it without a network. */
export function createFrameScene(
  options: Partial<FrameServerOptions> = {},
  createServer: (options: FrameServerOptions) => FrameServer = createFrameServer,
) {
  const mails: FrameMail[] = []
  const requests: Request[] = []
  const closers: (() => void)[] = []
  const clock = { nowMs: Date.UTC(2026, 0, 1) }
  const pauseListeners: ((resume: () => void) => void)[] = []
  const networks = [{ caipNetworkId: 'eip155:1', rpcUrl: 'https://rpc.example/v1?key=1' }]
  const errors: unknown[] = []
  const stores = {
    main: createDumpedStore(() => clock.nowMs),
    auth: createDumpedStore(() => clock.nowMs),
    vault: createDumpedStore(() => clock.nowMs),
  }
  const keys = { auth: createWrappingKey(), vault: createWrappingKey() }
  const server = createServer({
    store: stores.main,
    shares: {
      auth: { store: stores.auth, wrapper: createKeyWrapper(keys.auth) },
      vault: { store: stores.vault, wrapper: createKeyWrapper(keys.vault) },
    },
    onError: (error) => errors.push(error),
    login: 'page',
    origin: FRAME_ORIGIN,
    projects: new Map([
      ['project', { allowedOrigins: [PAGE_ORIGIN, OTHER_PAGE_ORIGIN], networks }],
      ['other-project', { allowedOrigins: [PAGE_ORIGIN], networks: [] }],
    ]),
    sendMail: async (mail) => void mails.push(mail),
    files: async (name) => ({ bytes: new TextEncoder().encode(name), type: 'text/plain' }),
    now: () => clock.nowMs,
    confirmsDevices: false,
    ...options,
  })

  function startFrame(params: FrameParams = {}) {
    const lines: ReturnType<typeof startSignerLine>[] = []
    const session = createFrameSession({
      api: `${FRAME_ORIGIN}/api`,
      projectId: params.projectId ?? 'project',
      embedder: params.embedder ?? PAGE_ORIGIN,
      storage: params.storage ?? createMemoryStorage(),
      createWorker() {
        const line = startSignerLine()
        lines.push(line)
        return line.port
      },
      fetch(request) {
        requests.push(request.clone())
        return server.handle(request)
      },
      now: () => clock.nowMs + (params.clockOffsetMs ?? 0),
      pause: (_delayMs, signal) =>
        new Promise((resolve, reject) => {
          if (signal.aborted) return reject(signal.reason)
          signal.addEventListener('abort', () => reject(signal.reason))
          pauseListeners.shift()?.(resolve)
        }),
    })
    closers.push(session.close)
    return { session, lines }
  }

  const { signal } = new AbortController()
  const lastCode = (): string => mails.at(-1)?.code ?? ''

  /** Logs in by mail. First advances the clock, so that the email may get a mail again. */
  async function logIn({ session }: ReturnType<typeof startFrame>, email = 'ada@mail.example') {
    clock.nowMs += 31_000
    await session.connectEmail({ email, signal })
    await session.connectOtp({ otp: lastCode(), signal })
    const [eip155, solana] = await Promise.all([
      session.user({ namespace: 'eip155' }),
      session.user({ namespace: 'solana' }),
    ])
    return { eip155: eip155.address, solana: solana.address }
  }

  return {
    server,
    /** The server's stores, and the wrapping keys of its shares. */
    stores,
    keys,
    /** Errors that the server reported to its operator. */
    errors,
    mails,
    requests,
    clock,
    /** Resolves at the frame's next pause between two polls, to a function that resumes it. */
    nextPause: () => new Promise<() => void>((resolve) => pauseListeners.push(resolve)),
    signal,
    startFrame,
    logIn,
    lastCode,
    end() {
      for (const close of closers.splice(0)) close()
    },
  }
}
