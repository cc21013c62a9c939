import { isSupportedOn, type Kit, selectIsFeatureAvailable, selectPendingCount } from '@bowline/kit-core'
import { setCurrentTab } from '@bowline/kit-core/actions'
import type { PageMessages } from '../kit/page-messages.js'
import { ENGLISH_PENDING_TEXTS } from '../messages/en-pending.js'
import { fillMessage } from '../messages/format-message.js'
import { formatNumber } from '../messages/format-number.js'
import type { BaseButtonProps, PageButtonState } from './page-button.js'

/** Index of the Activity tab in the Account view. */
const ACTIVITY_TAB = 2

/**
 * Adds a badge to the account button while transactions are pending: their number on the avatar, and in the label and title. A press then opens Account at its Activity tab, where available. Returns undefined when none are pending.
 *
 * Source  R-ACCT-86
 */
export function withPendingBadge(
  kit: Kit,
  requestedNamespace: BaseButtonProps['namespace'],
  state: PageButtonState,
  { locale, texts }: PageMessages,
): PageButtonState | undefined {
  const now = kit.getState()
  const namespace = requestedNamespace ?? now.network.activeNamespace
  const count = selectPendingCount(now, namespace)
  if (count === 0) return undefined
  const { 'button.pending': text, 'button.account-pending': name } = { ...ENGLISH_PENDING_TEXTS, ...texts }
  const pending = fillMessage(locale, text, new Map([['count', count]]))
  const hasActivity = isSupportedOn('activity', namespace) && selectIsFeatureAvailable(now, kit.config, 'activity')
  return {
    ...state,
    label: fillMessage(locale, name, new Map(Object.entries({ account: state.label, pending }))),
    props: {
      ...state.props,
      onClick: (event) => {
        if (hasActivity) setCurrentTab(kit, ACTIVITY_TAB)
        state.props.onClick(event)
      },
    },
    icon: (
      <span className="bl:relative bl:flex" title={pending}>
        {state.icon}
        <span
          data-part="pending-mark"
          aria-hidden="true"
          className="bl:absolute bl:-end-1 bl:-top-1 bl:flex bl:h-4 bl:min-w-4 bl:items-center bl:justify-center bl:rounded-full bl:bg-accent bl:px-1 bl:text-12 bl:font-semibold bl:text-on-accent"
        >
          {formatNumber(locale, count)}
        </span>
      </span>
    ),
  }
}
