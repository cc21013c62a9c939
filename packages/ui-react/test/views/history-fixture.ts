/** Renders views of the history with a service that the test controls, in a page with a layout. */
import { act, screen } from '@testing-library/react'
import { createHistory, type HistoryResponse } from '../page/history.js'
import { installIntersectionObserver } from '../page/intersection-observer.js'
import { installLayout } from '../page/layout.js'
import { type ShowParams, showView } from './render-view.js'

const undo: (() => void)[] = []

beforeEach(() => {
  undo.push(installLayout({ list: 520, line: 64 }), installIntersectionObserver())
})

afterEach(() => {
  for (const back of undo.splice(0)) back()
  jest.useRealTimers()
})

const { setTimeout: realTimeout } = globalThis

/** Waits for responses and size reports. */
export const settle = async () => {
  // React 18 renders nothing inside one `act`.
  for (let turn = 0; turn < 25; turn++) await act(() => new Promise<void>((resolve) => realTimeout(resolve, 0)))
}

export const showHistory = async (
  answers: readonly HistoryResponse[],
  { isHeld = false, isSilent = false, ...params }: ShowParams & { isHeld?: boolean; isSilent?: boolean } = {},
) => {
  const history = createHistory(...answers)
  history.silence(isSilent)
  const release = isHeld ? history.hold() : () => {}
  const shown = await showView({ view: 'Transactions', connected: true, fetch: history.fetch, ...params })
  await settle()
  return { ...shown, history, release }
}

export const rows = () => [...document.querySelectorAll<HTMLElement>('[data-part="transaction"]')]

/** Texts of the rows for screen readers. */
export const texts = () => rows().map(spokenText)

function spokenText(node: Node): string {
  if (node instanceof Element && node.getAttribute('role') === 'img') return node.getAttribute('aria-label') ?? ''
  return node.childNodes.length === 0 ? (node.nodeValue ?? '') : [...node.childNodes].map(spokenText).join('')
}

export const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
