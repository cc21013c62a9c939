/**
 * Notices by email about an account. They never reject, because what they report has happened, and reach the operator as errors when
 * they cannot be sent. An account without an email gets none.
 *
 * Source  R-FRAME-106, R-FRAME-107, R-FRAME-81
 */
import type { Account, AccountStore } from '../account/account-store.js'
import type { AccessChange } from '../email/frame-mail.js'
import type { Call } from '../http/call.js'
import type { ServerDependencies } from '../server-dependencies.js'

type MailParts = Pick<ServerDependencies, 'sendMail' | 'now' | 'onError'>

/** Sends a notice. */
export type NotifyAccount = (
  call: Call,
  account: Pick<Account, 'email'>,
  purpose: 'keys-exported' | 'account-deleted' | 'account-renewed',
) => Promise<void>

/** Sends the notice of a change of how the wallet is opened. */
export type NotifyChange = (call: Call, account: Pick<Account, 'email'>, change: AccessChange) => Promise<void>

/** Creates the notices of such changes. */
export function createChangeNotices({ sendMail, now, onError }: MailParts): NotifyChange {
  return async ({ embedder }, { email }, change) => {
    if (email === null) return
    const mail = { to: email, site: embedder, requestedAtMs: now(), purpose: 'access-changed', change } as const
    await sendMail(mail).catch(onError)
  }
}

/** Creates the notices. */
export function createAccountNotices({ sendMail, now, onError }: MailParts): NotifyAccount {
  return async ({ embedder }, { email }, purpose) => {
    if (email !== null) await sendMail({ to: email, site: embedder, requestedAtMs: now(), purpose }).catch(onError)
  }
}

/** Notifies the user of a login that made a new account, because the former one was deleted. */
export function withRenewalNotice(accounts: AccountStore, notify: NotifyAccount): AccountStore {
  return {
    ...accounts,
    async logIn(call, proven, options) {
      const login = await accounts.logIn(call, proven, options)
      if (login.formerDeletedAtMs !== undefined) await notify(call, login, 'account-renewed')
      return login
    },
  }
}
