'use client'

import { type PermissionFacts, permissionFacts } from '@bowline/kit-core'
import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { AllowanceWords } from './allowance-words.js'
import { ContractWords } from './contract-words.js'

/** As a service or a wallet tells them. */
export type PermissionWordsProps = {
  permissions: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> | object }[]
}

/** What an app may do, one entry for each permission. */
export function PermissionWords({ permissions }: PermissionWordsProps) {
  const { t } = useMessages()
  const entries = permissions.map((permission, at) => ({ key: String(at), facts: permissionFacts(permission) }))
  return (
    <div className="bl:flex bl:flex-col bl:gap-2 bl:text-14">
      <p className="bl:text-muted">{t('smart-sessions.may')}</p>
      {entries.length === 0 && <p>{t('smart-sessions.none')}</p>}
      <ul className="bl:flex bl:flex-col bl:gap-3">
        {entries.map(({ key, facts }) => (
          <li key={key} className="bl:flex bl:flex-col bl:gap-1 bl:wrap-anywhere">
            <Words facts={facts} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Words({ facts }: { facts: PermissionFacts }) {
  const { messages } = useMessages()
  if (facts.kind === 'contract') return <ContractWords facts={facts} />
  if (facts.kind === 'allowance') return <AllowanceWords facts={facts} />
  const kind = <ForeignText translate="yes" text={facts.type} fallback="?" />
  return <RichMessage messages={messages} id="permission.unknown" values={{ kind }} />
}
