/**
 * Review of a change of the account's email: who can open the wallet afterwards.
 *
 * In      the current and the new email
 * Out     the review, with a warning for letters that may look like others
 * Throws  RequestRejectedError   the new email has invisible characters, so the card could not show it as it is
 * Source  security design §6, §8; R-FRAME-82
 */
import { invalidParams } from '../../policy/rejections.js'
import { cardText } from '../../texts/card-text.js'
import { getWarnings, type Review, type ReviewRule } from '../review.js'
import { toShownText } from '../shown-text.js'

const MAX_EMAIL_LENGTH = 254

type EmailChange = { readonly current: string; readonly next: string }

const unusualLetters: ReviewRule<EmailChange> = ({ next }) =>
  /^[\x21-\x7e]+$/.test(next)
    ? undefined
    : {
        id: 'unusual-letters',
        text: cardText('The new email has letters that can look like others. Check each of them.'),
      }

const opensWallet: ReviewRule<EmailChange> = ({ next, current }) => ({
  id: 'opens-wallet',
  text: cardText('{next} can then open this wallet, and {current} no longer can.', {
    next: show(next),
    current: show(current),
  }),
})

/** Creates the review of a change. */
export function reviewEmailChange(change: EmailChange): Review {
  if (show(change.next) !== change.next) throw invalidParams('Enter a valid email address')
  return {
    title: cardText('Change email'),
    action: 'Change email',
    lines: [
      { label: cardText('Current email'), value: show(change.current), as: 'code' },
      { label: cardText('New email'), value: change.next, as: 'code' },
    ],
    warnings: getWarnings(change, [unusualLetters, opensWallet]),
  }
}

const show = (email: string): string => toShownText(email, { max: MAX_EMAIL_LENGTH })
