'use client'

import type { PermissionFacts } from '@bowline/kit-core'
import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { Address } from '../../parts/address.js'
import { formatPeriod, formatSessionDate } from './format-session-date.js'
import { Sum, UnitName, useCopyWords } from './sum.js'

type Facts = Extract<PermissionFacts, { kind: 'allowance' }>

/** So much in each period. */
export function AllowanceWords({ facts }: { facts: Facts }) {
  const { t, messages, locale } = useMessages()
  const copyLabels = useCopyWords()
  const { token, allowance, isUnlimited, periodSec, startsAtMs } = facts
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
            values={{ amount: <Sum value={allowance} token={token} />, period: formatPeriod(locale, periodSec) }}
          />
        </p>
      )}
      {token !== undefined && <Address address={token} copyLabels={copyLabels} className="bl:text-muted" />}
      {startsAtMs !== undefined && (
        <p className="bl:text-12 bl:text-subtle">
          {t('permission.from', { date: formatSessionDate(locale, startsAtMs) })}
        </p>
      )}
    </>
  )
}
