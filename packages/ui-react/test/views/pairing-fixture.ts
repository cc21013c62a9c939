/** Renders the view of a pairing that the test creates. */
import type { ConnectState, Kit, WalletListing } from '@bowline/kit-core'
import { act, screen } from '@testing-library/react'
import { type ShowParams, showView } from './render-view.js'

export const FOX: WalletListing = {
  id: 'fox',
  name: 'Fox Wallet',
  mobile_link: 'fox://',
  webapp_link: 'https://fox.example/app',
  desktop_link: 'foxdesk',
  homepage: 'https://fox.example/',
}

export const URI = `wc:${'a3'.repeat(32)}@2?relay-protocol=irn&symKey=${'7b'.repeat(32)}`
export const NEXT = URI.replace('a3', 'b4')

/** The app creates the pairings itself, so that the test controls when there is one. */
export async function showPairing(wallet: WalletListing | undefined, { options, ...params }: ShowParams = {}) {
  const shown = await showView({
    view: 'ConnectingWalletConnect',
    data: { wallet },
    options: { manualPairingControl: true, ...options },
    ...params,
  })
  const set = (part: Partial<ConnectState>) => setConnect(shown.kit, part)
  return { ...shown, set }
}

export async function setConnect(kit: Kit, part: Partial<ConnectState>) {
  await act(async () => kit.store.set(({ connect }) => ({ connect: { ...connect, ...part } })))
}

export const tabs = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent)
export const tab = (name: string) => screen.getByRole('tab', { name })
export const open = (name = 'Open') => screen.getByRole('button', { name })
