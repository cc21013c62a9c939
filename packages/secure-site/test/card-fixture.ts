import type { CardRequest } from '../src/host/approval/card/card.js'
import type { ReviewWarning } from '../src/host/approval/review.js'

/** Texts of the buttons of a card, in the frame and in the window. */
export type CardButton = 'Decline' | 'Open window' | 'Show window' | 'Sign' | 'Use passkey'

/** A request to sign "Hello". */
export function cardRequest(
  given: {
    readonly claimedName?: string
    readonly account?: string
    readonly warnings?: readonly ReviewWarning[]
    readonly title?: string
    readonly digest?: string
  } = {},
): CardRequest {
  const { claimedName, account = '0x', warnings = [], title = 'Sign a message', digest } = given
  const lines = [{ label: 'To', value: account, as: 'address' }] as const
  return {
    review: { title, action: 'Sign', text: 'Hello', details: '0x48', lines, warnings },
    origin: 'https://okay.example',
    claimedName,
    account,
    network: 'Ethereum',
    ...(digest !== undefined && { digest }),
  }
}

/** The button with this text. Throws when there is none. */
export function findButton(document: Document, name: CardButton): HTMLButtonElement {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (found === undefined) throw new Error(`There is no button ${name}`)
  return found
}
