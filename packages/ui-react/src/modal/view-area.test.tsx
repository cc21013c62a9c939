import '../../test/page/page-rules.js'
import { attachSurface, open, push } from '@bowline/kit-core/actions'
import { createTestKit } from '@bowline/kit-core/testing'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ComponentType, StrictMode, useRef } from 'react'
import { ENGLISH } from '../../test/page/catalogue.js'
import { KitProvider } from '../kit/kit-provider.js'
import { MessagesContext } from '../kit/use-messages.js'
import type { TextPart } from '../messages/messages.js'
import { ViewArea } from './view-area.js'
import type { ViewLoader } from './views.js'

const Loaded = () => <input aria-label="First field" data-autofocus="" />

/** A view loader whose chunks the test resolves or rejects. */
function slowLoader() {
  const waiting: { resolve: (View: ComponentType) => void; reject: (error: unknown) => void }[] = []
  const loader: ViewLoader = {
    getLoadedComponent: () => undefined,
    getTextParts: () => [],
    loadComponent: () => new Promise((resolve, reject) => waiting.push({ resolve, reject })),
  }
  const answer = (action: (request: (typeof waiting)[number]) => void) =>
    act(async () => {
      for (const request of waiting) action(request)
    })
  return {
    loader,
    waiting,
    arrive: () => answer(({ resolve }) => resolve(Loaded)),
    fail: () => answer(({ reject }) => reject(new TypeError('offline'))),
  }
}

function Card({ loader }: { loader: ViewLoader }) {
  const card = useRef<HTMLDivElement>(null)
  return (
    <div ref={card}>
      <h1 tabIndex={-1} data-modal-title="">
        Title
      </h1>
      <ViewArea card={card} loader={loader} />
    </div>
  )
}

async function showSlowView() {
  const { kit, log } = createTestKit()
  const { loader, ...chunks } = slowLoader()
  attachSurface(kit)
  const opened = open(kit)
  render(
    <StrictMode>
      <KitProvider kit={kit}>
        <MessagesContext.Provider value={ENGLISH}>
          <Card loader={loader} />
        </MessagesContext.Provider>
      </KitProvider>
    </StrictMode>,
  )
  await act(async () => {})
  return { kit, log, opened, ...chunks }
}

test('R-VIEW-03 R-HOST-16 announces a view that is loading', async () => {
  await showSlowView()
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(screen.getByRole('heading', { name: 'Title' })).toHaveFocus()
})

test('R-VIEW-04 R-HOST-12 waits for the texts of a view whose code is loaded', async () => {
  const { kit } = createTestKit()
  attachSurface(kit)
  void open(kit)
  const loader: ViewLoader = {
    getLoadedComponent: () => Loaded,
    getTextParts: () => ['send'],
    loadComponent: async () => Loaded,
  }
  const drawn = (parts: ReadonlySet<TextPart>) => (
    <KitProvider kit={kit}>
      <MessagesContext.Provider value={{ ...ENGLISH, parts }}>
        <Card loader={loader} />
      </MessagesContext.Provider>
    </KitProvider>
  )
  const { rerender } = render(drawn(new Set(['swap'])))
  expect(screen.getByRole('status')).toHaveTextContent('Loading')
  expect(screen.queryByLabelText('First field')).toBeNull()
  rerender(drawn(new Set(['send'])))
  expect(screen.getByLabelText('First field')).toBeVisible()
  await act(async () => {})
})

test('R-MODAL-20 focuses the element that a view marks for focus', async () => {
  const { arrive, opened } = await showSlowView()
  await arrive()
  expect(screen.getByLabelText('First field')).toHaveFocus()
  await act(() => opened)
})

test('R-VIEW-04 offers to retry or to close when a view cannot be loaded', async () => {
  const { kit, log, waiting, fail } = await showSlowView()
  const user = userEvent.setup()
  await fail()
  expect(screen.getByRole('alert')).toHaveTextContent('Loading failed')
  expect(log.entries.some(({ level }) => level === 'error')).toBe(true)
  expect(screen.getByRole('button', { name: 'Close' })).toBeInTheDocument()

  expect(screen.queryByRole('button', { name: 'Reload page' })).toBeNull()

  const before = waiting.length
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(waiting.length).toBeGreaterThan(before)
  await act(async () => waiting.at(-1)?.reject(new TypeError('offline')))
  expect(screen.getByRole('button', { name: 'Reload page' })).toBeEnabled()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await act(async () => waiting.at(-1)?.resolve(Loaded))
  expect(screen.getByLabelText('First field')).toBeInTheDocument()
  expect(kit.getState().modal.open).toBe(true)
})

test('R-VIEW-04 the close button of the error closes the modal', async () => {
  const { kit, fail } = await showSlowView()
  const user = userEvent.setup()
  await fail()
  await user.click(screen.getByRole('button', { name: 'Close' }))
  expect(kit.getState().modal.open).toBe(false)
})

test('R-MODAL-23 animates the card to the height of its content over 150 ms', async () => {
  const before = globalThis.ResizeObserver
  const watched: { node: Element; measure: () => void }[] = []
  globalThis.ResizeObserver = class {
    constructor(private readonly callback: ResizeObserverCallback) {}
    observe(node: Element) {
      const borderBoxSize = [{ blockSize: 320.6, inlineSize: 360 }]
      const entry = { target: node, contentRect: new DOMRect(), borderBoxSize }
      const all = { ...entry, contentBoxSize: borderBoxSize, devicePixelContentBoxSize: borderBoxSize }
      watched.push({ node, measure: () => this.callback([all], this) })
    }
    unobserve() {}
    disconnect() {}
  }
  const { arrive } = await showSlowView()
  await arrive()
  const { node, measure } = watched.at(-1) ?? {}
  measure?.()
  await waitFor(() => expect(node?.parentElement).toHaveStyle({ height: '321px' }))
  expect(node?.parentElement).toHaveClass('bl:transition-[height]', 'bl:duration-150')
  globalThis.ResizeObserver = before
})

test('R-HOST-16 announces loading outside the busy element, where screen readers may not read it', async () => {
  await showSlowView()
  expect(document.querySelector('[aria-busy="true"]')).not.toBeNull()
  expect(screen.getByRole('status').closest('[aria-busy="true"]')).toBeNull()
})

test('R-VIEW-04 ignores a view that loads after the user has moved on', async () => {
  const { kit, waiting } = await showSlowView()
  const early = waiting.length
  await act(async () => push(kit, { view: 'WhatIsAWallet' }))
  await act(async () => waiting.at(-1)?.resolve(() => <p>The next one</p>))
  await act(async () => {
    for (const { resolve } of waiting.slice(0, early)) resolve(Loaded)
  })
  expect(screen.getByText('The next one')).toBeInTheDocument()
  expect(screen.queryByLabelText('First field')).toBeNull()
})

test('R-MODAL-23 each new view starts at its top', async () => {
  const { kit, arrive } = await showSlowView()
  await arrive()
  const area = screen.getByLabelText('First field').closest('.bl\\:overflow-y-auto')
  if (!area) throw new Error('The view does not scroll')
  area.scrollTop = 90
  act(() => void area.dispatchEvent(new Event('scroll')))
  await act(async () => push(kit, { view: 'WhatIsAWallet' }))
  expect(area.scrollTop).toBe(0)
})

test('R-MODAL-10 open resolves in a background tab, where browsers paint no frames', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
  const { requestAnimationFrame } = window
  window.requestAnimationFrame = () => 0
  const { arrive, kit } = await showSlowView()
  await arrive()
  expect(kit.getState().modal.isPainted).toBe(false)
  act(() => jest.advanceTimersByTime(100))
  expect(kit.getState().modal.isPainted).toBe(true)
  window.requestAnimationFrame = requestAnimationFrame
  jest.useRealTimers()
})
