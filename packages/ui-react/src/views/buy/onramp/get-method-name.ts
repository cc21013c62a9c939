import { cleanText } from '@bowline/kit-core'
import type { MessageFormatters } from '../../../kit/use-messages.js'

/** Name of an on-ramp payment method; an unknown method is named by its id. */
export function getMethodName({ t }: Pick<MessageFormatters, 't'>, id: string): string {
  if (id === 'card') return t('onramp-amount.card')
  if (id === 'ach_bank_account') return t('onramp-amount.ach')
  return cleanText(id.replaceAll('_', ' '))
}
