/** Renders one view with services of which one may fail, and advances time on demand. */
import type { Kit } from '@bowline/kit-core'
import { connect, open, push, requestClose } from '@bowline/kit-core/actions'
import { mockAdapter } from '@bowline/kit-core/testing'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { KitButton } from '../../src/index.js'
import { renderWithKit } from '../page/render-with-kit.js'
import { embeddedAdapter } from '../views/account-fixture.js'
import { FAULT_CHAINS } from './fault-chains.js'
import type { FaultView } from './fault-views.js'
import type { FaultyServices } from './faulty-services.js'

const STEP_MS = 500
/** Number of consecutive steps without pending work after which a view is settled: lists have measured their rows by then. */
const CALM_STEPS = 4
const { setTimeout: realTimeout } = globalThis

/** Selectors of placeholders for content that is loading, and of texts that disappear on their own. */
const WAITS = '[aria-busy="true"], [data-part$="skeleton"], [data-part="spinner"]'
const PASSING = '[data-part="toast"]'

/** Maximum wait for a retry button to become enabled. */
const PAUSE_LIMIT_MS = 31_000

/** Connector of the embedded wallet. */
const EMBEDDED = { id: 'AUTH', name: 'Embedded wallet', type: 'AUTH', chain: 'eip155' } as const

let leave = () => {}
afterEach(() => leave())

/** A rendered view. */
export type ShownView = {
  readonly kit: Kit
  /** Text of the modal. */
  readonly words: () => string
  /** Number of placeholders on screen. */
  readonly waits: () => number
  /** Advances time until no request is pending and nothing is loading, up to a limit. */
  readonly settle: (limitMs: number) => Promise<void>
  /**
   * Presses each retry button once it is enabled, or else the button that dismisses an alert. Returns false when there is
   * neither.
   */
  readonly retry: () => Promise<boolean>
  /** Closes the modal and opens the view again. */
  readonly comeBack: () => Promise<void>
}

/** Renders the view, reached like a user would. */
export async function showFaultView(
  { view, account, chain: family, next, features = {}, press = [], write }: FaultView,
  services: FaultyServices,
): Promise<ShownView> {
  const chain = family && FAULT_CHAINS[family]
  const options = {
    analyticsCollector: () => undefined,
    features,
    ...(chain && { networks: [chain.network] as const }),
  }
  if (chain) leave = await chain.announce()
  const { kit } = await renderWithKit(<KitButton />, {
    ...{ fetch: services.fetch, options },
    adapters: [
      chain ? chain.adapter() : account === 'embedded' ? embeddedAdapter({ connectors: [EMBEDDED] }) : mockAdapter(),
    ],
  })
  const user = userEvent.setup({ advanceTimers: (delayMs) => jest.advanceTimersByTime(delayMs) })
  const dialog = () => screen.getByRole('dialog')
  const waits = () => dialog().querySelectorAll(WAITS).length
  const isPassing = () => dialog().querySelector(PASSING) !== null

  const enter = async () => {
    act(() => void open(kit, { view }))
    await pass()
    if (next !== undefined) act(() => push(kit, { view: next }))
    await pass()
    for (const [role, name] of press) {
      await user.click(screen.getByRole(role, { name }))
      await pass()
    }
    if (write === undefined) return
    await user.clear(screen.getByRole('combobox'))
    await user.type(screen.getByRole('combobox'), write)
    await pass()
  }
  if (account !== undefined) {
    const [found] = kit.getState().connect.connectors[chain?.namespace ?? 'eip155'] ?? []
    await act(() => connect(kit, { connectorId: found?.id ?? '' }))
  }
  await enter()

  return {
    kit,
    words: () => dialog().textContent ?? '',
    waits,
    settle: async (limitMs) => {
      let calm = 0
      for (let gone = 0; gone < limitMs && calm < CALM_STEPS; gone += STEP_MS) {
        await pass()
        calm = services.waitedMs() > 0 || waits() > 0 || isPassing() ? 0 : calm + 1
      }
    },
    retry: async () => {
      const others = () => screen.queryAllByRole('button', { name: /^(?:Try again|Reload balance)/ })
      for (let gone = 0; gone < PAUSE_LIMIT_MS && others().some(isOff); gone += STEP_MS) await pass()
      const [first = screen.queryByRole('button', { name: 'Dismiss' }), ...more] = others()
      for (const button of [first, ...more]) if (button !== null) await user.click(button)
      return first !== null
    },
    comeBack: async () => {
      act(() => requestClose(kit))
      await pass()
      await enter()
    },
  }
}

function isOff(button: HTMLElement): boolean {
  return button.matches(':disabled, [aria-disabled="true"]')
}

/** Advances time by one step, and waits one real turn of the event loop for streams. */
async function pass(): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(STEP_MS)
    await new Promise((resolve) => realTimeout(resolve, 0))
  })
}
