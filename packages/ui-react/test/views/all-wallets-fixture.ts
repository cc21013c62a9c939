/** Renders the AllWallets view with an explorer that the test controls, in a page with a layout. */
import { act, screen, waitFor } from '@testing-library/react'
import type { TestExplorer } from '../page/explorer.js'
import { installLayout, scrollList } from '../page/layout.js'
import { type ShowParams, showView } from './render-view.js'

let removeLayout = () => {}

beforeEach(() => {
  removeLayout = installLayout()
})

afterEach(() => {
  removeLayout()
  jest.useRealTimers()
})

export const showAll = async (explorer: TestExplorer, params: ShowParams = {}) => {
  const shown = await showView({ view: 'AllWallets', fetch: explorer.fetch, ...params })
  await waitFor(() => expect(shown.kit.getState().modal.isPainted).toBe(true))
  await explorer.settle()
  return shown
}

export const tiles = () => screen.queryAllByRole('gridcell').map((cell) => cell.textContent)

export const tile = (name: string) => screen.getByRole('button', { name })

export const placeholders = () => document.querySelectorAll('[data-part="wallet-tile-skeleton"]')

export const field = () => screen.getByRole('searchbox', { name: 'Search wallets' })

export const list = () => {
  const area = document.querySelector('[data-part="scroll-area"]')
  if (!area) throw new Error('no list')
  return area
}

export const scroll = async (explorer: TestExplorer, top: number) => {
  await scrollList(list(), top)
  await explorer.settle()
}

export const focus = (element: HTMLElement) => act(() => element.focus())

export const getRequestedPages = (explorer: TestExplorer) => explorer.asked.map((query) => query.get('page'))
