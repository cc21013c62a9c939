'use client'

import type { PermissionDescription } from '@bowline/kit-core'
import { Address } from '../../../components/address.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { formatPeriod, formatSessionDate } from './format-session-date.js'
import { UnitAmount, UnitName, useCopyLabels, useIsMoreThanHeld } from './unit-amount.js'

type Description = Extract<PermissionDescription, { kind: 'allowance' }>

/** Text of a smart session's permission to spend an allowance of a token in each period. */
export function AllowanceText({ description }: { description: Description }) {
  const { t, messages, locale } = useMessages()
  const copyLabels = useCopyLabels()
  const { token, allowance, isUnlimited, periodSec, startsAtMs } = description
  const isMoreThanHeld = useIsMoreThanHeld({ value: allowance, token })
  return (
    <>
      {isUnlimited ? (
        <p className="bl:font-medium bl:text-warning">
          <RichMessage messages={messages} id="permission.unlimited" values={{ token: <UnitName token={token} /> }} />
        </p>
      ) : (
        <p className="bl:font-medium">
          <RichMessage
            messages={messages}
            id="permission.allowance"
            values={{ amount: <UnitAmount value={allowance} token={token} />, period: formatPeriod(locale, periodSec) }}
          />
        </p>
      )}
      {isMoreThanHeld && !isUnlimited && <p className="bl:text-12 bl:text-warning">{t('permission.more-than-held')}</p>}
      {token !== undefined && <Address address={token} copyLabels={copyLabels} className="bl:text-muted" />}
      {startsAtMs !== undefined && (
        <p className="bl:text-12 bl:text-subtle">
          {t('permission.from', { date: formatSessionDate(locale, startsAtMs) })}
        </p>
      )}
    </>
  )
}
