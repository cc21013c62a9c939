/** A kit with the embedded wallet in memory and no adapter of the app, with tools for tests. */
import { setImmediate } from 'node:timers'
import { createFakeFrame, type FakeFrame, type FakeFrameOptions } from '@bowline/secure-frame/testing'
import { loginWithEmail, onEvent, ready, start } from '../src/actions.js'
import { mainnet, sepolia } from '../src/base/networks/ethereum.js'
import { solana } from '../src/base/networks/solana.js'
import { AUTH_CONNECTOR_ID } from '../src/core/state/live-pairing.js'
import type { AdapterDescriptor, Kit, KitOptions, KitStorage } from '../src/index.js'
import { createTestKit, type MemoryLog, TEST_ENDPOINTS } from '../src/testing/index.js'

const stops: (() => void)[] = []

/** Stops every kit of a test. */
export function stopEmbedded(): void {
  for (const stop of stops.splice(0)) stop()
}

/** Options of an embedded bench. */
export type EmbeddedBenchParams = {
  frame?: FakeFrameOptions | undefined
  fake?: FakeFrame | undefined
  options?: Partial<KitOptions> | undefined
  adapters?: readonly AdapterDescriptor[] | undefined
  storage?: KitStorage | undefined
  fetch?: typeof globalThis.fetch | undefined
}

/** A started kit and its frame. */
export type EmbeddedBench = {
  readonly kit: Kit
  readonly fake: FakeFrame
  readonly storage: KitStorage
  readonly log: MemoryLog
  readonly stop: () => void
  /** `NAME {properties}` of every event, in order. */
  readonly events: string[]
  /** Names of requests to the frame, in order. */
  readonly asked: () => readonly string[]
  readonly view: () => string | undefined
  /** Connector ids by namespace. */
  readonly connected: () => Readonly<Record<string, string | undefined>>
}

/** Creates and starts a kit. */
export async function setUpEmbedded(params: EmbeddedBenchParams = {}): Promise<EmbeddedBench> {
  const { fake = createFakeFrame(params.frame), adapters = [] } = params
  const { kit, storage, log } = createTestKit({
    adapters,
    options: {
      networks: [mainnet, sepolia, solana],
      endpoints: { ...TEST_ENDPOINTS, secureSite: 'https://secure.example' },
      ...params.options,
    },
    frame: fake.openChannel,
    ...(params.storage && { storage: params.storage }),
    ...(params.fetch && { fetch: params.fetch }),
  })
  const events: string[] = []
  onEvent(kit, ({ event, properties }) => events.push(`${event} ${JSON.stringify(properties ?? {})}`))
  const stop = start(kit)
  stops.push(stop)
  await ready(kit)
  return {
    kit,
    fake,
    storage,
    log,
    stop,
    events,
    asked: () => fake.asked.map(({ name }) => name),
    view: () => (kit.getState().modal.open ? kit.getState().navigation.history.at(-1)?.view : undefined),
    connected: () =>
      Object.fromEntries(
        Object.entries(kit.getState().connect.connections).map(([namespace, live]) => [
          namespace,
          live[0]?.connectorId,
        ]),
      ),
  }
}

/** Email address of the user who logs in. */
export const EMAIL = 'someone@mail.example'

/** A kit whose user has logged in by email. */
export async function logIn(params: EmbeddedBenchParams = {}): Promise<EmbeddedBench> {
  const bench = await setUpEmbedded({ ...params, frame: { emailAction: 'CONNECT', ...params.frame } })
  await loginWithEmail(bench.kit, { email: EMAIL })
  await until(() => bench.asked().includes('GET_SMART_ACCOUNT_ENABLED_NETWORKS'))
  return bench
}

/** The stored text under a name of the kit. */
export const stored = ({ storage }: EmbeddedBench, name: string): string | undefined =>
  storage.text.get(`@bowline/${name}`)

/** Both families are connected by the one session. */
export const EMBEDDED = { eip155: AUTH_CONNECTOR_ID, solana: AUTH_CONNECTOR_ID }

const MOST_TURNS = 10_000_000

/** Runs pending work for one turn of the event loop, even with fake timers. */
export function turn(): Promise<void> {
  return new Promise((resolve) => void setImmediate(resolve))
}

/** Waits until a condition holds, without advancing the clock. The limit only ends waits that would never end. */
export async function until(isSo: () => boolean): Promise<void> {
  for (let turns = 0; turns < MOST_TURNS && !isSo(); turns += 1) await turn()
  if (!isSo()) throw new Error('It did not become so')
}
