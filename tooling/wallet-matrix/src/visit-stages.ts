/** Actions during a wallet's fault. */
import type { SiwxConfig } from '@bowline/kit-core'
import { connect, disconnect, signIn, signMessage, switchNetwork } from '@bowline/kit-core/actions'
import type { Visit } from './visit.js'
import type { Kind, Purpose, Subject } from './wallet-under-test.js'

/** Topic of a moment. */
export type Scene = {
  readonly kind: Kind
  readonly subject: Subject
  readonly page: Visit
}

/** A moment. */
export type Moment = {
  /** Whether a wallet is connected before. */
  readonly isConnected: boolean
  /** Whether the page is loaded while the fault is there. */
  readonly isLoaded?: boolean
  /** Whether another tab is opened while the fault is there. */
  readonly isInTwoTabs?: boolean
  /** The request to the wallet. */
  readonly purposes: readonly Purpose[]
  /** The wallet window that the user expects. */
  readonly prompt?: readonly string[]
  /** The user's action in the page. */
  readonly act?: (scene: Scene) => Promise<unknown>
  /** The user's action in the wallet, or with the page. */
  readonly happen?: (scene: Scene) => void
}

/** The user returns to the page. */
export function comeBack(): void {
  document.dispatchEvent(new Event('visibilitychange'))
  window.dispatchEvent(new Event('focus'))
}

const MESSAGE = 'Hello'

/** The moments, by name. */
export const MOMENTS = {
  'page start': { isConnected: false, isLoaded: true, purposes: ['look'] },
  connect: {
    isConnected: false,
    purposes: ['connect', 'look'],
    prompt: ['connect'],
    act: ({ page, subject }) => connect(page.kit, { connectorId: subject.connectorId }),
  },
  restore: { isConnected: true, isLoaded: true, purposes: ['look'] },
  'page return': { isConnected: true, purposes: ['look'], happen: comeBack },
  'account change': {
    isConnected: true,
    purposes: ['look'],
    happen: ({ subject }) => subject.nextAccount(),
  },
  'network change': {
    isConnected: true,
    purposes: ['look'],
    happen: ({ subject }) => subject.nextNetwork?.(),
  },
  'network switch': {
    isConnected: true,
    purposes: ['switch', 'look'],
    // A wallet that fails like one without the chain is asked to add it.
    prompt: ['switch-chain', 'switch-network', 'add-chain'],
    act: ({ page, kind }) => switchNetwork(page.kit, { caipNetworkId: kind.networks[1].caipNetworkId }),
  },
  sign: {
    isConnected: true,
    purposes: ['sign', 'look'],
    prompt: ['sign-message'],
    act: ({ page }) => signMessage(page.kit, { message: MESSAGE }),
  },
  send: {
    isConnected: true,
    purposes: ['send', 'look'],
    prompt: ['send', 'sign-psbt', 'sign-transaction'],
    act: ({ page, kind }) => kind.send(page.kit),
  },
  'sign-in': {
    isConnected: true,
    purposes: ['sign', 'look'],
    prompt: ['sign-message'],
    act: ({ page }) => signIn(page.kit),
  },
  disconnect: {
    isConnected: true,
    purposes: ['disconnect', 'look'],
    act: ({ page }) => disconnect(page.kit),
  },
  'second tab': {
    isConnected: true,
    isInTwoTabs: true,
    purposes: ['look'],
    happen: ({ subject }) => subject.nextAccount(),
  },
} satisfies Readonly<Record<string, Moment>>

/** The name of a moment. */
export type MomentName = keyof typeof MOMENTS

/** An app with optional sign-in. */
export function memorySignIn(): SiwxConfig {
  let sessions: Awaited<ReturnType<SiwxConfig['getSessions']>> = []
  return {
    async createMessage({ chainId, accountAddress }) {
      const fields = { domain: 'app.example', uri: 'https://app.example', version: '1', nonce: 'nonce12345' }
      return { ...fields, chainId, accountAddress, toString: () => `${MESSAGE}, ${accountAddress} on ${chainId}` }
    },
    async addSession(session) {
      sessions = [...sessions, session]
    },
    async revokeSession() {
      sessions = []
    },
    async setSessions(next) {
      sessions = [...next]
    },
    async getSessions(chainId, address) {
      return sessions.filter(({ data }) => data.chainId === chainId && data.accountAddress === address)
    },
    getRequired: () => false,
  }
}
