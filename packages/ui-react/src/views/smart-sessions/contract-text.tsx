'use client'

import type { FunctionDescription, PermissionDescription } from '@bowline/kit-core'
import { Address } from '../../components/address.js'
import { Notice } from '../../components/notice.js'
import { UntrustedText } from '../../components/untrusted-text.js'
import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { UnitAmount, UnitName, useCopyLabels } from './unit-amount.js'

type Facts = Extract<PermissionDescription, { kind: 'contract' }>

/** The functions of a contract that may be called, and their limits. */
export function ContractWords({ facts: { address, functions } }: { facts: Facts }) {
  const { messages } = useMessages()
  const contract = <Address address={address} copyLabels={useCopyLabels()} />
  const entries = functions.map((facts, at) => ({ key: String(at), facts }))
  return (
    <>
      <p className="bl:font-medium">
        <RichMessage messages={messages} id="permission.contract" values={{ contract }} />
      </p>
      <ul className="bl:flex bl:list-disc bl:flex-col bl:gap-1 bl:ps-5">
        {entries.map(({ key, facts }) => (
          <li key={key}>
            <FunctionWords facts={facts} />
          </li>
        ))}
      </ul>
    </>
  )
}

function FunctionWords({ facts }: { facts: FunctionDescription }) {
  const { t, messages } = useMessages()
  const { name, valueLimit, conditions, isDelegated } = facts
  const called = <UntrustedText text={name} fallback="?" lookalikeLabel={t('text.lookalike')} />
  return (
    <>
      <p>
        {valueLimit === undefined ? (
          <RichMessage
            messages={messages}
            id="permission.function-free"
            values={{ name: called, coin: <UnitName /> }}
          />
        ) : (
          <RichMessage
            messages={messages}
            id="permission.function-limit"
            values={{ name: called, amount: <UnitAmount value={valueLimit} /> }}
          />
        )}
      </p>
      <p className="bl:text-12 bl:text-subtle">
        {conditions === 0 ? t('permission.no-conditions') : t('permission.conditions', { count: conditions })}
      </p>
      {isDelegated && <Notice tone="danger">{t('permission.delegated')}</Notice>}
    </>
  )
}
