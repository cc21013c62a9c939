/** The protocol's client on the phone, and its sessions. */
import { SignClient } from '@walletconnect/sign-client'
import { PHONE_ICON, PHONE_NAME } from './keys'
import type { PhoneSession } from './state'

/** The client. */
export type Client = Awaited<ReturnType<typeof SignClient.init>>

/** A session as the client stores it. */
export type Session = ReturnType<Client['session']['getAll']>[number]

/** A page's proposal as received. */
export type Proposal = ReturnType<Client['proposal']['getAll']>[number]

/** A page's request as received. */
export type SessionRequest = Parameters<Parameters<typeof SignClient.prototype.on<'session_request'>>[1]>[0]

const STORAGE_PREFIX = 'bowline-phone'

/** Starts the client; it restores what an earlier page stored. */
export async function startClient(relayUrl: string): Promise<Client> {
  const client = await SignClient.init({
    projectId: 'bowline-demo',
    relayUrl,
    customStoragePrefix: STORAGE_PREFIX,
    telemetryEnabled: false,
    logger: 'silent',
    metadata: {
      name: PHONE_NAME,
      description: 'A wallet with keys that everybody knows',
      url: window.location.origin,
      icons: [PHONE_ICON],
    },
  })
  // The client would query a vendor service about every page that proposes.
  Object.assign(client.core.verify, { register: async () => '', resolve: async () => undefined })
  return client
}

/** A session as it is shown. */
export function shownSession(session: Session): PhoneSession {
  return {
    topic: session.topic,
    peer: session.peer.metadata,
    accounts: accountsOf(session),
    caipNetworkIds: Object.values(session.namespaces).flatMap(chainsOf),
  }
}

/** Accounts that a session may see, CAIP-10. */
export function accountsOf({ namespaces }: Session): readonly string[] {
  return Object.values(namespaces).flatMap(({ accounts }) => accounts)
}

/** The networks of some accounts, CAIP-2, each once. */
export function chainsOf({ accounts }: { readonly accounts: readonly string[] }): readonly string[] {
  return [...new Set(accounts.map((account) => account.slice(0, account.lastIndexOf(':'))))]
}
