/** A sign-in of an app's own in memory, and the view that asks for it. */
import type { SiwxConfig, SiwxSession } from '@bowline/kit-core'
import { waitFor } from '@testing-library/react'
import { type ShowParams, showView } from './render-view.js'

/** How the app signs visitors in. */
export type SignInParams = { isRequired?: boolean; onAdd?: () => Promise<void> }

/** A sign-in that believes every signature. */
export function memorySignIn({ isRequired = true, onAdd }: SignInParams = {}): SiwxConfig {
  let sessions: SiwxSession[] = []
  return {
    async createMessage({ chainId, accountAddress }) {
      const fields = { domain: 'localhost', uri: 'http://localhost', version: '1', nonce: 'nonce0000' }
      return { ...fields, chainId, accountAddress, toString: () => `${accountAddress} signs in` }
    },
    async addSession(session) {
      await onAdd?.()
      sessions.push(session)
    },
    async revokeSession(chainId, address) {
      sessions = sessions.filter(({ data }) => data.chainId !== chainId || data.accountAddress !== address)
    },
    async setSessions(next) {
      sessions = [...next]
    },
    async getSessions(chainId, address) {
      return sessions.filter(({ data }) => data.chainId === chainId && data.accountAddress === address)
    },
    getRequired: () => isRequired,
  }
}

/** A wallet that has been connected, and the question that follows. */
export async function showSignIn({ isRequired, onAdd, options, ...params }: ShowParams & SignInParams = {}) {
  const siwx = memorySignIn({ ...(isRequired !== undefined && { isRequired }), ...(onAdd && { onAdd }) })
  const metadata = { name: 'Harbour Exchange' }
  const shown = await showView({
    view: 'SIWXSignMessage',
    connected: true,
    options: { siwx, metadata, ...options },
    ...params,
  })
  await waitFor(() => expect(shown.kit.getState().signIn.status).toBe('needed'))
  return shown
}
