import { getProvider, push } from '@bowline/kit-core/actions'
import { createFakeFrame } from '@bowline/secure-frame/testing'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { button, type EmbeddedParams, showLoggedIn } from '../../../../test/views/embedded-fixture.js'
import { THEMES, violations } from '../../../../test/views/render-view.js'

const MESSAGE = `0x${Array.from('Hello', (letter) => letter.charCodeAt(0).toString(16)).join('')}`

const isProvider = (given: unknown): given is { request: (asked: object) => Promise<unknown> } =>
  typeof given === 'object' && given !== null && 'request' in given && typeof given.request === 'function'

/** A focusable element in place of the frame. */
function withElement(fake = createFakeFrame({ emailAction: 'CONNECT' })) {
  const element = document.createElement('iframe')
  element.tabIndex = 0
  const openChannel: typeof fake.openChannel = async (address, signal) => {
    document.body.append(element)
    const channel = await fake.openChannel(address, signal)
    return { ...channel, focus: () => element.focus() }
  }
  return { fake: { ...fake, openChannel }, element }
}

/** Layout of the card, which jsdom lacks. */
function putCard(rects: Partial<Record<'card' | 'frame-place', Partial<DOMRect>>>) {
  return jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    const part = this.dataset.part === 'card' ? 'card' : 'frame-place'
    return { ...new DOMRect(), ...rects[part], toJSON: () => '' }
  })
}

const CARD = { left: 220, width: 360, top: 48, bottom: 714 }
const PLACE = { top: 112, bottom: 713 }

async function showRequest(params: EmbeddedParams = {}) {
  const { fake, element } = withElement(params.fake)
  const shown = await showLoggedIn({ isBare: true, ...params, fake })
  let answer: unknown
  const ask = () =>
    act(async () => {
      const provider = await getProvider(shown.kit, { namespace: 'eip155' })
      if (!isProvider(provider)) throw new Error('no provider')
      provider.request({ method: 'personal_sign', params: [MESSAGE, fake.addresses.eip155] }).then(
        (found) => {
          answer = found
        },
        (error: unknown) => {
          answer = error
        },
      )
    })
  return { ...shown, element, ask, answer: () => answer }
}

const place = () => document.querySelector<HTMLElement>('[data-part="frame-place"]')
const inPlace = () => place() ?? document.body
const alert = () => within(inPlace()).getByRole('alert')

afterEach(() => {
  jest.restoreAllMocks()
  for (const frame of document.querySelectorAll('iframe')) frame.remove()
})

test('R-VIEW-46 R-VIEW-48 R-FRAME-62 R-FRAME-63 R-HEAD-04 a request opens the view with the frame over the card, focused, and without a back button', async () => {
  putCard({ card: CARD, 'frame-place': PLACE })
  const { view, frame, element, ask } = await showRequest()
  await ask()
  await waitFor(() => expect(view()).toBe('ApproveTransaction'))
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Approve request')
  await waitFor(() => expect(frame.place()).toEqual({ left: 220, top: 112, width: 360, height: 601 }))
  await waitFor(() => expect(element).toHaveFocus())
  expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument()
  expect(place()).toHaveAttribute('data-state', 'shown')
})

test('R-VIEW-47 the frame follows the card when the page scrolls or resizes', async () => {
  const rects = putCard({ card: CARD, 'frame-place': PLACE })
  const { frame, ask } = await showRequest()
  await ask()
  await waitFor(() => expect(frame.place()?.top).toBe(112))
  for (const [at, type] of ['scroll', 'resize', 'animationend', 'transitionend'].entries()) {
    rects.mockRestore()
    putCard({ card: CARD, 'frame-place': { top: 40 + at, bottom: 640 } })
    await act(async () => void fireEvent(type === 'resize' ? window : document, new Event(type)))
    expect(frame.place()).toEqual({ left: 220, top: 40 + at, width: 360, height: 600 - at })
  }
})

test('R-FRAME-77 the view is as high as the card in the frame', async () => {
  const { frame, ask, dialog } = await showRequest()
  await ask()
  await waitFor(() => expect(place()).toHaveAttribute('data-state', 'shown'))
  expect(place()?.style.height).toBe('')
  await act(async () => frame.resize(312))
  await waitFor(() => expect(place()?.style.height).toBe('312px'))
  await act(() => frame.approve())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  await ask()
  await waitFor(() => expect(place()).toHaveAttribute('data-state', 'shown'))
  expect(place()?.style.height).toBe('')
})

test('R-VIEW-47 R-VIEW-48 R-FLOW-35 the frame is hidden, the modal closes and focus returns after a response', async () => {
  const { frame, element, ask, answer, dialog } = await showRequest()
  await ask()
  await waitFor(() => expect(element).toHaveFocus())
  await act(() => frame.approve())
  await waitFor(() => expect(dialog()).not.toBeInTheDocument())
  expect(answer()).toMatch(/^0x[0-9a-f]{130}$/)
  await waitFor(() => expect(frame.place()).toBeUndefined())
  expect(element).not.toHaveFocus()
})

test('R-FLOW-35 closing rejects the request', async () => {
  const { user, frame, ask, answer, dialog } = await showRequest()
  await ask()
  await waitFor(() => expect(frame.waiting()).toHaveLength(1))
  await user.click(button('Close'))
  expect(dialog()).not.toBeInTheDocument()
  await waitFor(() => expect(answer()).toBeInstanceOf(Error))
  await waitFor(() => expect(frame.place()).toBeUndefined())
})

test('R-VIEW-48 leaving for another view moves focus to the card', async () => {
  const { kit, element, frame, ask } = await showRequest()
  await ask()
  await waitFor(() => expect(element).toHaveFocus())
  act(() => push(kit, { view: 'WhatIsAWallet' }))
  expect(screen.getByRole('button', { name: 'Get a wallet' })).toHaveFocus()
  await waitFor(() => expect(frame.place()).toBeUndefined())
})

test('R-FRAME-64 R-FLOW-35 shows progress in the card until the frame is ready', async () => {
  const { kit, frame } = await showRequest()
  act(() => {
    kit.store.set(({ auth }) => ({ auth: { ...auth, frame: 'loading', approval: { isOpen: true } } }))
    push(kit, { view: 'ApproveTransaction' })
  })
  expect(screen.getByText('Loading your wallet')).toHaveAttribute('role', 'status')
  expect(place()).toHaveAttribute('aria-busy', 'true')
  expect(frame.place()).toBeUndefined()
  act(() => kit.store.set(({ auth }) => ({ auth: { ...auth, frame: 'ready' } })))
  await waitFor(() => expect(frame.place()).toBeDefined())
  expect(screen.queryByText('Loading your wallet')).not.toBeInTheDocument()
})

test('R-FLOW-35 R-VIEW-03 says that the request has ended or the frame failed, and can be closed', async () => {
  const { kit, user, dialog } = await showRequest()
  act(() => push(kit, { view: 'ApproveTransaction' }))
  expect(alert()).toHaveTextContent('This request has ended')
  act(() => kit.store.set(({ auth }) => ({ auth: { ...auth, frame: 'failed' } })))
  expect(alert()).toHaveTextContent('Couldn’t load your wallet')
  expect(within(inPlace()).getByRole('button', { name: 'Close' })).toBeVisible()
  await user.click(within(inPlace()).getByRole('button', { name: 'Close' }))
  expect(dialog()).not.toBeInTheDocument()
})

test.each(THEMES)(
  'R-VIEW-03 R-THEME-09 ApproveTransaction passes an accessibility check in the %s theme',
  async (theme) => {
    const { kit, ask, unmount } = await showRequest({ theme })
    act(() => push(kit, { view: 'ApproveTransaction' }))
    expect(await violations()).toEqual([])
    await ask()
    await waitFor(() => expect(place()).toHaveAttribute('data-state', 'shown'))
    expect(await violations()).toEqual([])
    unmount()
  },
)
