/** One view over services of which one may fail, with time that passes when the test says so. */
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
/** So many steps in a row without anything that waits: lists have measured their rows by then. */
const CALM_STEPS = 4
const { setTimeout: realTimeout } = globalThis

/** What stands for something that is still to come, and words that leave by themselves. */
const WAITS = '[aria-busy="true"], [data-part$="skeleton"], [data-part="spinner"]'
const PASSING = '[data-part="toast"]'

/** Until a button that has to wait can be pressed. */
const PAUSE_LIMIT_MS = 31_000

/** The connector of the embedded wallet. */
const EMBEDDED = { id: 'AUTH', name: 'Embedded wallet', type: 'AUTH', chain: 'eip155' } as const

let leave = () => {}
afterEach(() => leave())

/** A view that is shown. */
export type ShownView = {
  readonly kit: Kit
  /** All words of the modal. */
  readonly words: () => string
  /** What waits on screen. */
  readonly waits: () => number
  /** Lets time pass, until every question has its answer and nothing waits, and at most so long. */
  readonly settle: (limitMs: number) => Promise<void>
  /**
   * Presses each button that offers another try, as soon as it can be pressed, or else the one that takes an alert away;
   * false when there is neither.
   */
  readonly retry: () => Promise<boolean>
  /** Closes the modal and comes back. */
  readonly comeBack: () => Promise<void>
}

/** Shows the view as a visitor gets there. */
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

/** One step of time, and a true turn of the event loop for what streams. */
async function pass(): Promise<void> {
  await act(async () => {
    await jest.advanceTimersByTimeAsync(STEP_MS)
    await new Promise((resolve) => realTimeout(resolve, 0))
  })
}
