/** Renders the sign-in view with a sign-in backend in memory. */
import type { SiwxConfig, SiwxSession } from '@bowline/kit-core'
import { waitFor } from '@testing-library/react'
import { type ShowParams, showView } from './render-view.js'

/** How the app signs users in. */
export type SignInParams = { isRequired?: boolean; onAdd?: () => Promise<void> }

/** A sign-in backend that accepts every signature. */
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

/** Renders the sign-in request of a connected wallet. */
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
