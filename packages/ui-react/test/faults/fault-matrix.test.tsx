import type { MockEndpoint } from '@bowline/api-client/mocks'
import { drawCount } from '@bowline/jest-preset/draw-count'
import { cleanup } from '@testing-library/react'
import { installIntersectionObserver } from '../page/intersection-observer.js'
import { installLayout } from '../page/layout.js'
import '../page/page-rules.js'
import { type FaultCell, reportFaults } from './fault-report.js'
import { FAULT_VIEWS, type FaultView } from './fault-views.js'
import { FAULTS, NODE_FAULTS } from './faults.js'
import { createFaultyServices } from './faulty-services.js'
import { showFaultView } from './show-fault-view.js'

/** Maximum duration of a request. */
const CALL_LIMIT_MS = 10_000
/** A request, one that follows from its failure, and time to render the result. */
const LIMIT_MS = 2 * CALL_LIMIT_MS + 1000
const MIN_TEXT_LENGTH = 20
/** One of so many faults is tried: for the first view that uses an endpoint, and for other views. FAULTS=all tries all. */
const SHARE = drawCount({ usual: 48, full: 24 })
const SHARE_ELSEWHERE = drawCount({ usual: 360, full: 72 })
/** Offset between the first faults of neighboring views. */
const STRIDE = 5

const { FAULTS: FAULTS_WANTED } = process.env

let removeLayout = () => {}
const { fetch: pageFetch } = globalThis

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'requestAnimationFrame'] })
  const undo = [installLayout(), installIntersectionObserver()]
  removeLayout = () => {
    for (const back of undo) back()
  }
})

afterEach(() => {
  removeLayout()
  globalThis.fetch = pageFetch
  jest.useRealTimers()
})

const cells: FaultCell[] = []
afterAll(() => reportFaults(cells))

type Usual = { readonly words: string; readonly asked: readonly MockEndpoint[] }

const healthyResults = new Map<FaultView, Usual>()

/** Services for a view; requests to nodes use the page's own `fetch`. */
function servicesFor({ chain }: FaultView) {
  const services = createFaultyServices({ hasNodes: chain !== undefined })
  globalThis.fetch = services.fetch
  return services
}

/** Text and requests of a view while every service works. */
async function usually(view: FaultView): Promise<Usual> {
  const known = healthyResults.get(view)
  if (known) return known
  const services = servicesFor(view)
  const shown = await showFaultView(view, services)
  await shown.settle(LIMIT_MS)
  const usual = { words: shown.words(), asked: services.asked() }
  healthyResults.set(view, usual)
  cleanup()
  return usual
}

const timesOf = (endpoint: MockEndpoint, asked: readonly MockEndpoint[]) =>
  asked.filter((one) => one === endpoint).length

describe.each(FAULT_VIEWS)('$name', (view) => {
  test('R-API-09 requests exactly the listed endpoints', async () => {
    expect([...new Set((await usually(view)).asked)].sort()).toEqual([...view.endpoints, ...(view.passed ?? [])].sort())
  })

  const place = FAULT_VIEWS.indexOf(view)
  const wanted = view.endpoints.flatMap((endpoint, row) => {
    const asks = ({ chain, endpoints }: FaultView) => chain === view.chain && endpoints.includes(endpoint)
    const isFirst = FAULT_VIEWS.findIndex(asks) === place
    const share = FAULTS_WANTED === 'all' ? 1 : isFirst ? SHARE : SHARE_ELSEWHERE
    const faults = [...FAULTS, ...(endpoint === 'rpc' ? NODE_FAULTS : [])]
    return faults
      .filter(({ name }, at) => (at + row + place * STRIDE) % share === 0 && !view.truths?.includes(name))
      .map((fault) => ({ endpoint, fault }))
  })
  if (wanted[0] === undefined) return
  test.each(wanted)(
    'R-API-05 R-API-06 R-API-09 R-ERR-23 $endpoint, $fault.name: the view settles, and one step restores it',
    async ({ endpoint, fault }) => {
      const cell: FaultCell = { view: view.name, endpoint, fault: fault.name, outcome: 'failed' }
      cells.push(cell)
      const usual = await usually(view)
      const services = servicesFor(view)
      services.spoil(endpoint, fault)
      const shown = await showFaultView(view, services)
      await shown.settle(LIMIT_MS)
      expect(services.waitedMs()).toBeLessThanOrEqual(CALL_LIMIT_MS)
      expect(shown.waits()).toBe(0)
      expect(shown.words().length).toBeGreaterThan(MIN_TEXT_LENGTH)
      if (!view.repeated?.includes(endpoint)) {
        // The button and each view on the way request what they need; all of them use the response to one.
        const needs = 2 + (view.press?.length ?? 0)
        expect(timesOf(endpoint, services.asked())).toBeLessThanOrEqual(needs * timesOf(endpoint, usual.asked))
      }

      services.heal()
      if (shown.words() === usual.words) {
        cell.outcome = 'unharmed'
        return
      }
      const hasPressed = await shown.retry()
      const isBack = !hasPressed && shown.words() === usual.words
      if (!hasPressed && !isBack) await shown.comeBack()
      await shown.settle(LIMIT_MS)
      expect(shown.words()).toBe(usual.words)
      cell.outcome = hasPressed ? 'one press' : isBack ? 'by itself' : 'next opening'
    },
  )
})
