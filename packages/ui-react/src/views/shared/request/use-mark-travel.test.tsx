import { act, render } from '@testing-library/react'
import { WalletImage } from '../../../components/wallet-image.js'
import { RequestStatus } from './request-status.js'

const FOX = 'data:image/png;base64,iVBORw0KGgo='
const BOX = { left: 160, top: 40, width: 80, height: 80 }

type Moves = { readonly steps: unknown; readonly options: unknown }[]

/** A browser that animates, with fixed places for the mark in the row and in the ring. */
function createBrowser({ isReduced = false } = {}): Moves {
  const moves: Moves = []
  const define = (target: object, name: string, value: unknown) =>
    Object.defineProperty(target, name, { configurable: true, writable: true, value })
  define(window, 'matchMedia', () => ({ matches: isReduced }))
  define(HTMLElement.prototype, 'animate', (steps: unknown, options: unknown) => moves.push({ steps, options }))
  define(HTMLElement.prototype, 'getBoundingClientRect', function (this: HTMLElement) {
    return this.closest('[data-leaving]') ? { left: 10, top: 110, width: 40, height: 40 } : BOX
  })
  return moves
}

const frame = () => act(() => new Promise((resolve) => requestAnimationFrame(() => resolve(undefined))))

async function show(previous: string) {
  render(
    <div data-part="view-area">
      <div>
        <RequestStatus
          image={<WalletImage src={FOX} name="Fox" size="large" state="connecting" />}
          title="Continue in Fox"
          hint=""
          busy
          retryLabel="Try again"
        />
      </div>
      <div data-leaving="">
        <WalletImage src="data:image/png;base64,other" name="Other" />
        <WalletImage src={previous} name="Fox" />
      </div>
    </div>,
  )
  await frame()
}

const { animate } = HTMLElement.prototype
const { getBoundingClientRect } = Element.prototype
const { matchMedia } = window

afterEach(() => {
  Object.assign(HTMLElement.prototype, { animate, getBoundingClientRect })
  Object.assign(window, { matchMedia })
})

test('R-MODAL-72 the mark of the pressed row travels to the ring in 150 ms', async () => {
  const moves = createBrowser()
  await show(FOX)
  expect(moves).toEqual([
    {
      steps: { transform: ['translate(-170px, 50px) scale(0.5)', 'none'] },
      options: expect.objectContaining({ duration: 150 }),
    },
  ])
})

test('R-MODAL-72 nothing travels with reduced motion, or without the same mark in the previous view', async () => {
  const reduced = createBrowser({ isReduced: true })
  await show(FOX)
  expect(reduced).toEqual([])
  const moves = createBrowser()
  await show('data:image/png;base64,third')
  expect(moves).toEqual([])
})
