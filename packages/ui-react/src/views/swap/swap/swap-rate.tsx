'use client'

import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { TokenAmount } from '../../send/wallet-send-preview/token-amount.js'
import type { SwapQuoteDetails } from './use-quote-details.js'

/** Rate of a swap's quote; each amount reads with its symbol also in right-to-left text. Source: R-SWAP-24. */
export function SwapRate({ quoteDetails }: { quoteDetails: SwapQuoteDetails }) {
  const { messages } = useMessages()
  const { details, source, target } = quoteDetails
  const values = {
    from: <TokenAmount amount="1" symbol={source.symbol} />,
    to: <TokenAmount amount={details.rate} symbol={target.symbol} />,
  }
  return <RichMessage messages={messages} id="swap.rate-value" values={values} />
}
