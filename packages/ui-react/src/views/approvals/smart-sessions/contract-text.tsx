'use client'

import type { FunctionDescription, PermissionDescription } from '@bowline/kit-core'
import { Address } from '../../../components/address.js'
import { Notice } from '../../../components/notice.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { UnitAmount, UnitName, useCopyLabels } from './unit-amount.js'

type Description = Extract<PermissionDescription, { kind: 'contract' }>

/** Text of a smart session's permission to call functions of a contract, with their limits. */
export function ContractText({ description: { address, functions } }: { description: Description }) {
  const { messages } = useMessages()
  const contract = <Address address={address} copyLabels={useCopyLabels()} />
  const entries = functions.map((description, at) => ({ key: String(at), description }))
  return (
    <>
      <p className="bl:font-medium">
        <RichMessage messages={messages} id="permission.contract" values={{ contract }} />
      </p>
      <ul className="bl:flex bl:list-disc bl:flex-col bl:gap-1 bl:ps-5">
        {entries.map(({ key, description }) => (
          <li key={key}>
            <FunctionText description={description} />
          </li>
        ))}
      </ul>
    </>
  )
}

function FunctionText({ description }: { description: FunctionDescription }) {
  const { t, messages } = useMessages()
  const { name, valueLimit, conditions, isDelegated } = description
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
