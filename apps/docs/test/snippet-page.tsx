/** A page for rendering a snippet: a kit in memory, and a console that must stay empty. */
import type { Kit, KitOptions } from '@bowline/kit-core'
import { connect, ready } from '@bowline/kit-core/actions'
import { createTestKit, type MockAdapterDescriptor, mockAdapter, mockConnectors } from '@bowline/kit-core/testing'
import { KitProvider } from '@bowline/ui-react'
import { act, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'

export const [{ id: connectorId }] = mockConnectors('eip155')

/** Console output; emptied before each test, and expected to be empty after it. */
export const said: unknown[][] = []
const { error: writeError, warn: writeWarning } = console

beforeEach(() => {
  said.length = 0
  console.error = (...words: unknown[]) => said.push(words)
  console.warn = (...words: unknown[]) => said.push(words)
})

afterEach(() => {
  Object.assign(console, { error: writeError, warn: writeWarning })
  expect(said).toEqual([])
})

type ShowParams = {
  isConnected?: boolean
  adapter?: MockAdapterDescriptor
  /** Responds to the kit's requests; without it each fails as if there were no network. */
  fetch?: typeof globalThis.fetch
  options?: Partial<KitOptions>
}

export async function show(
  ui: ReactNode,
  { isConnected = false, adapter = mockAdapter(), fetch, options }: ShowParams = {},
) {
  const { kit } = createTestKit({ adapters: [adapter], fetch, options })
  const user = userEvent.setup()
  const rendered = render(<KitProvider kit={kit}>{ui}</KitProvider>)
  await act(() => ready(kit))
  if (isConnected) await act(() => connect(kit, { connectorId }))
  return { ...rendered, kit, adapter, user }
}

export async function start(kit: Kit, ui: ReactNode) {
  const rendered = render(ui)
  await act(() => ready(kit))
  return rendered
}
