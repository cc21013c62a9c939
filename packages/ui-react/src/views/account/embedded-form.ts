/**
 * The form of the account that the embedded wallet has: a chunk of its own, fetched with the list it opens with.
 *
 * Source  R-VIEW-04, R-VIEW-39, architecture §2
 */
import { createComponentLoader } from '../../kit/component-loader.js'
import { ACCOUNT_LISTS } from './account-lists.js'

/** How the form is come by. */
export const EMBEDDED_FORM = createComponentLoader(
  {
    account: async (locale) => {
      const [{ EmbeddedAccount }] = await Promise.all([
        import('./embedded-account.js'),
        ACCOUNT_LISTS.loadView('tokens', locale),
      ])
      return EmbeddedAccount
    },
  },
  { account: ['account'] },
)
