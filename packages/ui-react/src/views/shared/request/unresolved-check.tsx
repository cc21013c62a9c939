'use client'

import type { SendRequest } from '@bowline/kit-core'
import { allowRepeat } from '@bowline/kit-core/actions'
import { TransactionUnknownError } from '@bowline/kit-core/errors'
import type { ReactNode } from 'react'
import { Checkbox } from '../../../components/checkbox.js'
import { Notice } from '../../../components/notice.js'
import { useAction } from '../../../kit/use-action.js'
import { useMessages } from '../../../kit/use-messages.js'

/** `children` are the label of the checkbox that the user checks after looking into the wallet. */
export type UnresolvedCheckProps = { request: SendRequest; children: ReactNode }

/**
 * Warns that an equal transfer, swap or payment may already have been sent. Checking the box allows to send it again.
 *
 * Source  R-SEND-161
 */
export function UnresolvedCheck({ request, children }: UnresolvedCheckProps) {
  const { errorText } = useMessages()
  const { run } = useAction(allowRepeat)
  const { id, status } = request
  return (
    <div data-part="unresolved" className="bl:flex bl:flex-col bl:gap-2">
      <Notice tone="warning">
        {errorText(new TransactionUnknownError(status === 'silent' ? status : 'unknown', id))}
      </Notice>
      <Checkbox checked={false} onCheckedChange={() => void run({ requestId: id })}>
        {children}
      </Checkbox>
    </div>
  )
}
