/**
 * The mails of a frame server, and their text.
 *
 * In      a mail: its purpose, the page that the request names, the time
 * Out     subject and text that say what the code or link does, where it may be used, and what to do otherwise
 * Source  security design §6; R-FRAME-81
 */
import { formatUtc } from '../errors/format-utc.js'

/**
 * Purpose of a mail. `login`: a code to log in. `device`: a link that confirms a new device. `login-link`: a link that logs in, only
 * in the browser that began. `change-email`: a code to the current
 * email, which allows its change to `newEmail`. `new-email`: a code to the new email. `email-changed`: a notice to the former one.
 * Also notices: `new-device` that waits to open the wallet, `access-changed` (see `change`), `keys-exported`, `account-deleted`, and `account-renewed` when a login makes a new account after a deletion.
 */
export type MailPurpose =
  | 'login'
  | 'device'
  | 'login-link'
  | 'change-email'
  | 'new-email'
  | 'email-changed'
  | 'new-device'
  | 'access-changed'
  | 'keys-exported'
  | 'account-deleted'
  | 'account-renewed'

/** A mail to a user: a code to type, a link to follow, or a notice. */
export type FrameMail = {
  readonly to: string
  readonly purpose: MailPurpose
  /** Origin of the page that the request names. Clients other than a browser can name any allowed page. */
  readonly site: string
  /** When the request arrived, epoch milliseconds. */
  readonly requestedAtMs: number
  readonly code?: string
  readonly deviceLink?: string
  readonly newEmail?: string
  /** When the new device can open the wallet, epoch milliseconds. */
  readonly opensAtMs?: number
  /** Link with which the user refuses the new device. */
  readonly refuseLink?: string
  /** What changed of how the wallet is opened. */
  readonly change?: AccessChange
}

/** A change of how a wallet is opened. `escrow-off`: a login alone opens it on no new device any more. */
export type AccessChange = 'passkey-added' | 'passkey-removed' | 'code-added' | 'code-replaced' | 'escrow-off'

const CHANGES: Readonly<Record<AccessChange, string>> = {
  'passkey-added': 'A passkey was added to your wallet',
  'passkey-removed': 'A passkey was removed from your wallet',
  'code-added': 'A recovery code was added to your wallet',
  'code-replaced': 'The recovery code of your wallet was replaced',
  'escrow-off': 'Restoring your wallet by login was turned off',
}

/** Subject and plain text of a mail in English. Use them, or write your own from the mail's fields. */
export function formatMail(mail: FrameMail): { readonly subject: string; readonly text: string } {
  const host = new URL(mail.site).host
  const { subject, body } = formatPurpose(mail, host)
  return { subject, text: [...body, `Requested on ${host} at ${formatUtc(mail.requestedAtMs)}.`].join('\n\n') }
}

function formatPurpose(
  {
    purpose,
    code = '',
    deviceLink = '',
    newEmail = '',
    opensAtMs = 0,
    refuseLink = '',
    change = 'code-added',
  }: FrameMail,
  host: string,
): { readonly subject: string; readonly body: readonly string[] } {
  switch (purpose) {
    case 'login':
      return {
        subject: `${code} is your code to log in on ${host}`,
        body: [
          `Your code to log in to your wallet on ${host}: ${code}`,
          `Type it only on ${host}, and only if you are logging in there now. Anyone who gets it can open your wallet. We never ask for it.`,
          'Not you? Ignore this mail.',
        ],
      }
    case 'device':
      return {
        subject: `Confirm a new device on ${host}`,
        body: [
          `A new device wants to log in to your wallet on ${host}: ${deviceLink}`,
          'Follow the link only if you are logging in there now.',
          'Not you? Ignore this mail.',
        ],
      }
    case 'login-link':
      return {
        subject: `Log in to your wallet on ${host}`,
        body: [
          `Open this link in the browser in which you are logging in: ${deviceLink}`,
          'In any other browser it does nothing. Open it only if you began this login now.',
          'Not you? Ignore this mail.',
        ],
      }
    case 'change-email':
      return {
        subject: `Allow the change of your wallet's email to ${newEmail}?`,
        body: [
          `Your code to CHANGE THE EMAIL of your wallet to ${newEmail}: ${code}`,
          `This is not a login. The owner of ${newEmail} can then open your wallet, and you no longer can with this email.`,
          'Not you? Ignore this mail and type the code nowhere.',
        ],
      }
    case 'new-email':
      return {
        subject: `${code} confirms this email for a wallet`,
        body: [
          `Your code to make this the email of a wallet on ${host}: ${code}`,
          `Type it only on ${host}.`,
          'Not you? Ignore this mail.',
        ],
      }
    case 'email-changed':
      return {
        subject: `The email of your wallet was changed to ${newEmail}`,
        body: [
          `The email of your wallet is now ${newEmail}. This email no longer logs in to it.`,
          `Not you? Contact ${host} at once.`,
        ],
      }
    case 'new-device':
      return {
        subject: 'A new device wants to open your wallet',
        body: [
          `Someone has logged in to your wallet on ${host}, on a device that is new to it. From ${formatUtc(opensAtMs)} that device can open your wallet.`,
          'Was it you? Do nothing, and log in there again after that time. A passkey or the recovery code opens the wallet at once.',
          `Not you? Refuse the device before that time: ${refuseLink}`,
          'Then secure your mailbox: someone else can read it.',
        ],
      }
    case 'access-changed':
      return {
        subject: CHANGES[change],
        body: [
          `${CHANGES[change]} on ${host}.`,
          'Was it you? There is nothing to do.',
          `Not you? Someone else has opened your wallet. Move everything to a new wallet now, then look at "Devices and security" there.`,
        ],
      }
    case 'keys-exported':
      return {
        subject: 'The keys of your wallet were shown',
        body: [
          `The recovery phrase and the keys of your wallet were opened in the window "Devices and security".`,
          'Anyone who has them can spend what is in the wallet, and cannot be logged out.',
          'Not you? Move everything to a new wallet now.',
        ],
      }
    case 'account-deleted':
      return {
        subject: 'Your wallet was deleted',
        body: [
          'Your wallet was deleted: its keys, its logins and its devices. We cannot restore it.',
          'With an exported recovery phrase you can still open it in another wallet.',
          `Not you? Contact ${host} at once.`,
        ],
      }
    case 'account-renewed':
      return {
        subject: 'You have a new wallet',
        body: [
          'The former wallet of this email was deleted. Your login has created a new, empty one, with other addresses.',
          'Send nothing to the former addresses unless you have exported their recovery phrase.',
          'Not you? Someone else can read your mail: secure your mailbox.',
        ],
      }
  }
}
