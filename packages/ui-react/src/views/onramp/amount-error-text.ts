import type { OnrampAmountIssue } from '@bowline/kit-core'
import type { UsedMessages } from '../../kit/use-messages.js'
import { formatMoney } from './format-money.js'
import { methodName } from './method-name.js'

/** Why an amount cannot be paid, with the limit that it breaks. Source: R-RAMP-16. */
export function getAmountErrorText(
  { t }: Pick<UsedMessages, 't'>,
  locale: string,
  fault: OnrampAmountIssue,
  currency: string,
): string {
  if (fault.kind === 'no-amount') {
    return fault.places === 0 ? t('onramp-amount.whole') : t('onramp-amount.no-amount', { count: fault.places })
  }
  const bound = formatMoney(locale, fault.bound, currency)
  return t(`onramp-amount.${fault.kind}`, { bound, method: methodName({ t }, fault.method) })
}
