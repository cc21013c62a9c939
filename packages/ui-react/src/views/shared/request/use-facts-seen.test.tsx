import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useFactsSeen } from './use-facts-seen.js'

let report: ((isIntersecting: boolean) => void) | undefined

beforeEach(() => {
  class TestIntersectionObserver {
    constructor(callback: (entries: readonly { isIntersecting: boolean }[]) => void) {
      report = (isIntersecting) => callback([{ isIntersecting }])
    }
    observe() {}
    disconnect() {
      report = undefined
    }
  }
  Reflect.set(globalThis, 'IntersectionObserver', TestIntersectionObserver)
})

afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'))

function Review({ isLoading = false }: { isLoading?: boolean }) {
  const facts = useFactsSeen()
  if (isLoading) return <p>Loading</p>
  return (
    <div data-part="view-area">
      <div ref={facts.end} />
      <button type="button" onClick={facts.show}>
        {facts.show ? 'Show details' : 'Send'}
      </button>
    </div>
  )
}

const button = () => screen.getByRole('button')

test('R-VIEW-155 offers to show the facts until their end has been on screen, and to send from then on', async () => {
  const scrolls: ScrollToOptions[] = []
  Reflect.set(HTMLElement.prototype, 'scrollBy', (options: ScrollToOptions) => scrolls.push(options))
  render(<Review />)
  expect(button()).toHaveTextContent('Send')
  act(() => report?.(false))
  expect(button()).toHaveTextContent('Show details')
  await userEvent.click(button())
  expect(scrolls).toEqual([{ top: 1 }])
  act(() => report?.(true))
  expect(button()).toHaveTextContent('Send')
  expect(report).toBeUndefined()
})

test('R-VIEW-155 watches facts that load after the view', () => {
  const { rerender } = render(<Review isLoading />)
  expect(report).toBeUndefined()
  rerender(<Review />)
  act(() => report?.(false))
  expect(button()).toHaveTextContent('Show details')
})
