/**
 * @jest-environment <rootDir>/../../tooling/jest-preset/dom-environment.cjs
 */
import { type CardButton, cardRequest, findButton } from '../../../../test/card-fixture.js'
import { showDoor } from './door.js'

const ACCOUNT = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
let opens = true
const calls: string[] = []
const heights: number[] = []

function show(request = cardRequest()) {
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  return showDoor(root, request, {
    onOpen() {
      calls.push('open')
      return opens
    },
    onDecline: () => calls.push('decline'),
    onHeight: (height) => heights.push(height),
  })
}
const button = (name: CardButton) => findButton(document, name)

beforeEach(() => {
  opens = true
  calls.length = 0
  heights.length = 0
})

test('R-FRAME-38 shows origin, claimed name, account and message as text, never as markup', () => {
  show(cardRequest({ claimedName: '<img src=x onerror=alert(1)>', account: ACCOUNT }))
  const card = document.querySelector('main')
  expect(card?.textContent).toContain('https://okay.example')
  expect(card?.textContent).toContain('Claims to be <img src=x onerror=alert(1)>')
  expect(card?.textContent).toContain(ACCOUNT)
  expect(card?.textContent).toContain('Hello')
  expect(document.querySelector('img')).toBeNull()
  const groups = [...document.querySelectorAll('.lines .group')].map(({ textContent }) => textContent)
  expect(groups.slice(0, 3)).toEqual(['0x', 'f39F', 'd6e5'])
  for (const value of document.querySelectorAll('dd')) expect(value.firstElementChild?.tagName).toBe('BDI')
})

test('R-FRAME-75 offers only Decline and the window, with the focus on the title', () => {
  show(cardRequest({ warnings: [{ id: 'one', text: 'First' }] }))
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Decline',
    'Open window',
  ])
  expect(document.querySelector('.warnings')?.textContent).toBe('First')
  expect(document.querySelector('input')).toBeNull()
  expect(document.activeElement?.tagName).toBe('H1')
})

test('R-FRAME-75 opens the window inside the press, and says what to do when the browser opens none', () => {
  const door = show()
  button('Open window').click()
  expect(calls).toEqual(['open'])
  expect(button('Show window')).toBeTruthy()
  door.setOpen(false)
  opens = false
  button('Open window').click()
  expect(document.querySelector('[role="status"]')?.textContent).toContain('Allow pop-ups for this page')
  opens = true
  button('Open window').click()
  expect(calls).toEqual(['open', 'open', 'open'])
  expect(document.querySelector('[role="status"]')?.textContent).toBe('Review this request in the window.')
})

test('R-FRAME-77 reports the height of everything on the card, and shows the request as a line under the page’s title', () => {
  const scrollHeight = jest.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(300)
  const clientHeight = jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(60)
  show()
  expect(heights).toEqual([422])
  scrollHeight.mockReturnValue(400)
  document.querySelector('details')?.dispatchEvent(new Event('toggle'))
  expect(heights).toEqual([422, 522])
  expect(document.querySelector('.lines')?.textContent).toContain('RequestSign a message')
  expect(document.querySelector('[data-place="frame"] h1')).not.toBeNull()
  for (const spy of [scrollHeight, clientHeight]) spy.mockRestore()
})

test('R-FRAME-42 declines with the button', () => {
  const door = show()
  button('Decline').click()
  expect(calls).toEqual(['decline'])
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  door.remove()
  expect(calls).toEqual(['decline'])
  expect(document.querySelector('main')).toBeNull()
})

test('R-FRAME-141 has a button for the passkey only when one can approve', async () => {
  show()
  expect([...document.querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain('Use passkey')
  const root = document.createElement('div')
  document.body.replaceChildren(root)
  let answer = (_: Error) => {}
  const onPasskey = jest.fn(() => new Promise<void>((_, reject) => (answer = reject)))
  let isTrusted = false
  const options = { onOpen: () => true, onDecline: () => undefined, onHeight: () => undefined }
  showDoor(root, cardRequest(), { ...options, onPasskey, isTrusted: () => isTrusted })
  button('Use passkey').click()
  expect(onPasskey).not.toHaveBeenCalled()
  isTrusted = true
  button('Use passkey').click()
  button('Use passkey').click()
  expect(onPasskey).toHaveBeenCalledTimes(1)
  const status = document.querySelector('[role="status"]')
  expect(status?.textContent).toBe('Follow your browser to approve this request with your passkey.')
  answer(new Error('No passkey was used.'))
  await new Promise((resolve) => setTimeout(resolve))
  expect(status?.textContent).toBe('No passkey was used.')
  button('Use passkey').click()
  expect(onPasskey).toHaveBeenCalledTimes(2)
  expect(button('Open window')).toBeTruthy()
})
