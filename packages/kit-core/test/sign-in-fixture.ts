import { setImmediate } from 'node:timers'
import { attachSurface, connect, onEvent, ready, start } from '../src/actions.js'
import { mainnet, sepolia } from '../src/base/networks/ethereum.js'
import { solana } from '../src/base/networks/solana.js'
import { type CaipNetworkId, currentRoute, type SiwxConfig, type SiwxMessage, type SiwxSession } from '../src/index.js'
import { createTestKit, mockAdapter, type TestKitParams } from '../src/testing/index.js'

/** Waits until everything that needs no timer has run. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn++) await new Promise(setImmediate)
}

/** An app's own sign-in, in memory. It accepts every signature, and fails where a test says so. */
export function memorySignIn({ isRequired = true, ...over }: { isRequired?: boolean } & Partial<SiwxConfig> = {}) {
  let sessions: SiwxSession[] = []
  let required = isRequired
  const listeners = new Set<() => void>()
  const failures = new Map<string, unknown>()
  const calls: string[] = []
  const step = async (name: string, ...facts: readonly unknown[]) => {
    calls.push([name, ...facts].join(' '))
    const failure = failures.get(name)
    if (failure !== undefined) throw failure
  }
  const isOf = (chainId: CaipNetworkId, address: string) => (session: SiwxSession) =>
    session.data.chainId === chainId && session.data.accountAddress === address
  const config: SiwxConfig = {
    async createMessage({ chainId, accountAddress }): Promise<SiwxMessage> {
      await step('createMessage', chainId, accountAddress)
      const nonce = `nonce${calls.length}000`
      const fields = { domain: 'app.example', uri: 'https://app.example', version: '1', nonce }
      return { ...fields, chainId, accountAddress, toString: () => `sign ${chainId} ${accountAddress} ${nonce}` }
    },
    async addSession(session) {
      await step('addSession', session.data.chainId, session.data.accountAddress)
      sessions.push(session)
    },
    async revokeSession(chainId, address) {
      await step('revokeSession', chainId, address)
      const isGone = isOf(chainId, address)
      sessions = sessions.filter((session) => !isGone(session))
    },
    async setSessions(next) {
      await step('setSessions', next.length)
      sessions = [...next]
    },
    async getSessions(chainId, address) {
      await step('getSessions', chainId, address)
      return sessions.filter(isOf(chainId, address))
    },
    getRequired: () => required,
    onChange(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    ...over,
  }
  return {
    config,
    calls,
    listeners,
    sessions: () => sessions,
    /** Changes the sessions or the requirement, like another tab or the app's server. */
    change(next: { sessions?: SiwxSession[]; isRequired?: boolean }) {
      sessions = next.sessions ?? sessions
      required = next.isRequired ?? required
      for (const listener of listeners) listener()
    },
    fail: (name: keyof SiwxConfig, error: unknown = new Error(`${name} failed`)) => void failures.set(name, error),
    mend: () => failures.clear(),
  }
}

const stops: (() => void)[] = []

/** Stops every kit that was set up. */
export function stopKits(): void {
  for (const stop of stops.splice(0)) stop()
}

/** Connector of the wallet of each namespace. */
export const EVM_WALLET = 'test.wallet.eip155'
export const SOLANA_WALLET = 'test.wallet.solana'

/** A started kit whose users sign in. */
export async function setUpSignIn(params: TestKitParams & { signIn?: ReturnType<typeof memorySignIn> } = {}) {
  const signIn = params.signIn ?? memorySignIn()
  const evm = mockAdapter()
  const sol = mockAdapter({ namespace: 'solana' })
  const { kit, log, storage } = createTestKit({
    adapters: [evm, sol],
    ...params,
    options: { networks: [mainnet, sepolia, solana], siwx: signIn.config, ...params.options },
  })
  const events: (readonly [string, unknown])[] = []
  onEvent(kit, ({ event, properties }) => events.push([event, properties]))
  attachSurface(kit)
  const stop = start(kit)
  stops.push(stop)
  await ready(kit)
  await settled()
  return {
    kit,
    log,
    storage,
    signIn,
    events,
    evm: evm.controls,
    sol: sol.controls,
    stop,
    eventsOf: (name: string) => events.filter(([event]) => event === name).map(([, properties]) => properties),
    view: () => (kit.getState().modal.open ? currentRoute(kit.getState().navigation).view : undefined),
    status: () => kit.getState().signIn.status,
    toast: () => kit.getState().toast.message,
    async connect(connectorId = EVM_WALLET) {
      await connect(kit, { connectorId })
      await settled()
    },
  }
}
