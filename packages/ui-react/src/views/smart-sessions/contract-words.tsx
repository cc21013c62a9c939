'use client'

import type { FunctionFacts, PermissionFacts } from '@bowline/kit-core'
import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { Address } from '../../parts/address.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { Notice } from '../../parts/notice.js'
import { Sum, UnitName, useCopyWords } from './sum.js'

type Facts = Extract<PermissionFacts, { kind: 'contract' }>

/** The functions of a contract that may be called, and their limits. */
export function ContractWords({ facts: { address, functions } }: { facts: Facts }) {
  const { messages } = useMessages()
  const contract = <Address address={address} copyLabels={useCopyWords()} />
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

function FunctionWords({ facts }: { facts: FunctionFacts }) {
  const { t, messages } = useMessages()
  const { name, valueLimit, conditions, isDelegated } = facts
  const called = <ForeignText text={name} fallback="?" lookalikeLabel={t('text.lookalike')} />
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
            values={{ name: called, amount: <Sum value={valueLimit} /> }}
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
