/**
 * Builds what the user sees of an upgrade of the key's own account.
 *
 * In      the bytes that are signed; see `signer/authorization.ts`
 * Out     a review
 * Throws  when the bytes are no authorization
 * Source  EIP-7702; R-FRAME-145
 */
import type { Review } from '../approval/review.js'
import { decodeAuthorization } from '../signer/authorization.js'
import { cardText } from '../texts/card-text.js'
import { UPGRADE } from './contracts.js'

/** Builds the review. */
export function reviewUpgrade(bytes: Uint8Array): Review {
  const authorization = decodeAuthorization(bytes)
  const line = (label: string, value: string) => ({ label, value, as: 'text' }) as const
  return {
    title: cardText('Upgrade your account'),
    action: 'Sign',
    lines: [
      line(
        cardText('What changes'),
        cardText('Your account can make several calls at once, and others can pay its fees'),
      ),
      line(cardText('What stays'), cardText('Your address, what it owns, and that your approval is needed')),
      line(cardText('Where'), cardText('On this network alone, until you replace it')),
      { label: cardText('Contract'), value: UPGRADE.address, as: 'address' },
      line(cardText('Next'), cardText('You see the request itself')),
    ],
    details: JSON.stringify({ ...authorization, address: UPGRADE.address }, null, 2),
    warnings: [],
  }
}
