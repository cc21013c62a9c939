import type { OnrampAmountIssue } from '@bowline/kit-core'
import type { MessageFormatters } from '../../../kit/use-messages.js'
import { formatMoney } from './format-money.js'
import { getMethodName } from './get-method-name.js'

/** Text that says why an on-ramp amount cannot be paid, with the payment method's limit. Source: R-RAMP-16. */
export function getAmountErrorText(
  { t }: Pick<MessageFormatters, 't'>,
  locale: string,
  issue: OnrampAmountIssue,
  currency: string,
): string {
  if (issue.kind === 'no-amount') {
    return issue.places === 0 ? t('onramp-amount.whole') : t('onramp-amount.no-amount', { count: issue.places })
  }
  const bound = formatMoney(locale, issue.bound, currency)
  return t(`onramp-amount.${issue.kind}`, { bound, method: getMethodName({ t }, issue.method) })
}
