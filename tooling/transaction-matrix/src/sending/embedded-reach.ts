/**
 * Connects a page to the embedded wallet: the frame's own app in this process, over a channel whose messages break as a cell says.
 * A new frame has the storage of the previous one.
 *
 * In      keys      of the wallet, 32 bytes each
 *         networks  that the frame serves, with their own nodes
 *         confirm   the user's approval
 * Source  spec R-FRAME-68 to R-FRAME-72
 */
import { loginWithEmail, ready, verifyEmailCode } from '@bowline/kit-core/actions'
import type { TestKitParams } from '@bowline/kit-core/testing'
import type { FramePort } from '@bowline/secure-frame/protocol'
import {
  createMemoryStorage,
  type FrameStorage,
} from '../../../../packages/secure-site/src/host/session/frame-storage.js'
import { createKeySigner } from '../../../../packages/secure-site/test/key-signer.js'
import { type ServedHostParams, serveHost } from '../../../../packages/secure-site/test/served-host.js'
import { createWalletSession } from '../../../../packages/secure-site/test/wallet-session.js'
import type { Reach } from '../chain-setup.js'
import { pause } from '../pause.js'
import { createLine } from './broken-line.js'
import { createFramePorts } from './frame-ports.js'

/** Input of the wallet. */
export type EmbeddedReachParams = {
  readonly keys: Parameters<typeof createKeySigner>[0]
  readonly networks: ServedHostParams['networks']
  readonly confirm: () => Promise<boolean>
}

const NEVER = new Promise<never>(() => {})

/** Opens the channel to the embedded wallet. */
export function createEmbeddedReach({ keys, networks, confirm }: EmbeddedReachParams): Reach {
  const line = createLine()
  const storage = createMemoryStorage()
  const session = createWalletSession(createKeySigner(keys))
  const frames = new Set<() => void>()

  /** A closed frame requests, stores and shows nothing any more. */
  function serve(port: FramePort, signal: AbortSignal): void {
    const { outbox } = serveHost({
      ...{ port, networks, session, signal, now: Date.now, nowMs: Date.now, pause },
      storage: whileAlive(storage, signal),
      show(_, onDecision) {
        void confirm().then((isApproved) => signal.aborted || onDecision(isApproved))
        return () => undefined
      },
      fetch: (request) =>
        signal.aborted ? NEVER : fetch(request).then((response) => (signal.aborted ? NEVER : response)),
    })
    outbox.resume().catch(() => undefined)
  }

  const openChannel: NonNullable<TestKitParams['frame']> = async () => {
    const life = new AbortController()
    const end = () => {
      frames.delete(end)
      life.abort()
    }
    frames.add(end)
    const [port, own] = createFramePorts(line, { isThere: () => !life.signal.aborted, cut: end })
    serve(own, life.signal)
    return {
      port,
      readyInMs: 0,
      login: 'page',
      isConnected: () => true,
      onReturn() {},
      show() {},
      hide() {},
      focus() {},
      end,
    }
  }

  return {
    params: { frame: openChannel },
    endpoints: { secureSite: 'https://secure.example' },
    breakWith: line.breakWith,
    async connect(kit) {
      await ready(kit)
      await loginWithEmail(kit, { email: 'ada@mail.example' })
      await verifyEmailCode(kit, { otp: '123456' })
    },
    leave() {},
    close() {
      for (const end of frames) end()
    },
  }
}

function whileAlive(storage: FrameStorage, signal: AbortSignal): FrameStorage {
  return {
    ...storage,
    set: async (key, value) => void (signal.aborted || (await storage.set(key, value))),
    remove: async (key) => void (signal.aborted || (await storage.remove(key))),
  }
}
