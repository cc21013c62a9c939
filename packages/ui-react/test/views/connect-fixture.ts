/** Queries for the Connect view, and a directory that is already loaded. */
import type { DirectoryState, Kit, WalletListing } from '@bowline/kit-core'
import { screen } from '@testing-library/react'

export const LEGAL = { termsConditionsUrl: 'https://a.example/terms', privacyPolicyUrl: 'https://a.example/privacy' }

/** Features with which wallets are the only connect method. */
export const NO_LOGIN = { email: false, socials: false } as const

const items = (isHeading: boolean) =>
  screen.getAllByRole('listitem').filter(({ dataset }) => (dataset.part === 'list-heading') === isHeading)

export const rows = () => items(false).map(({ textContent }) => textContent)

export const headings = () => items(true).map(({ textContent }) => textContent)

export const placeholders = () => document.querySelectorAll('[data-part="row-skeleton"]')

export const setDirectory = (kit: Kit, part: Partial<DirectoryState>) =>
  kit.store.set(({ directory }) => ({ directory: { ...directory, ...part } }))

export const listing =
  (part: Partial<DirectoryState>, recentWallets: readonly WalletListing[] = []) =>
  (kit: Kit) => {
    setDirectory(kit, { status: 'ready', count: 644, ...part })
    kit.store.set({ recentWallets })
  }

export const row = (name: string | RegExp) => screen.getByRole('button', { name })
