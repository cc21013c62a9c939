/** A wallet whose responses and events the test controls, and a page with a kit that uses it. */
import { selectActiveAccount, selectActiveNetwork, selectNamespaceStatus } from '@bowline/kit-core'
import { ready, start } from '@bowline/kit-core/actions'
import { createMemoryStorage, createTestKit } from '@bowline/kit-core/testing'
import { createEvmAdapter } from '../src/adapter.js'
import { ALICE, network, page } from './setup.js'

const stops: (() => void)[] = []
afterEach(() => {
  jest.useRealTimers()
  for (const stop of stops.splice(0)) stop()
})

export const WALLET = 'com.example.strange'
const NOWHERE = 'http://127.0.0.1:9'

/** A wallet that responds with what the test puts into `answers`. */
export function strangeWallet() {
  const listeners = new Map<string, Set<(data: unknown) => void>>()
  const asked: string[] = []
  let isOpen = false
  const now: { accounts: unknown; chainId: unknown } = { accounts: [ALICE.address], chainId: '0x1' }
  const answers = new Map<string, () => unknown>([
    ['eth_accounts', () => (isOpen ? now.accounts : [])],
    ['eth_chainId', () => now.chainId],
    [
      'eth_requestAccounts',
      () => {
        isOpen = true
        return now.accounts
      },
    ],
    [
      'wallet_revokePermissions',
      () => {
        isOpen = false
        return null
      },
    ],
  ])
  const provider = {
    async request({ method }: { method: string }) {
      asked.push(method)
      const answer = answers.get(method)
      if (answer === undefined) throw { code: -32601, message: 'Method not found' }
      return answer()
    },
    on: (event: string, listener: (data: unknown) => void) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event: string, listener: (data: unknown) => void) => void listeners.get(event)?.delete(listener),
  }
  return {
    provider,
    asked,
    answers,
    now,
    open() {
      isOpen = true
    },
    emit(event: string, data: unknown) {
      for (const listener of [...(listeners.get(event) ?? [])]) listener(data)
    },
  }
}

export type StrangeWallet = ReturnType<typeof strangeWallet>

export async function visit(made: StrangeWallet, provider: object = made.provider) {
  const given = page()
  const info = { uuid: '1', name: 'Strange', icon: '', rdns: WALLET }
  given.events.addEventListener('eip6963:requestProvider', () => {
    given.events.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: { info, provider } }))
  })
  const { kit } = createTestKit({
    adapters: [
      {
        namespace: 'eip155',
        name: 'wagmi',
        create: (context) => createEvmAdapter({ context, page: given, config: undefined }),
      },
    ],
    options: { networks: [network(1, NOWHERE), network(10, NOWHERE)] },
    storage: createMemoryStorage(),
  })
  stops.push(start(kit))
  await ready(kit)
  return {
    kit,
    status: () => selectNamespaceStatus(kit.getState(), 'eip155'),
    address: () => selectActiveAccount(kit.getState())?.address,
    at: () => selectActiveNetwork(kit.getState())?.caipNetworkId,
  }
}
