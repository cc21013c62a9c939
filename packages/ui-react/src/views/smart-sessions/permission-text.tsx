'use client'

import { describePermission, type PermissionDescription } from '@bowline/kit-core'
import { UntrustedText } from '../../components/untrusted-text.js'
import { useMessages } from '../../kit/use-messages.js'
import { RichMessage } from '../../messages/rich-message.js'
import { AllowanceWords } from './allowance-text.js'
import { ContractWords } from './contract-text.js'

/** As a service or a wallet tells them. */
export type PermissionWordsProps = {
  permissions: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> | object }[]
}

/** What an app may do, one entry for each permission. */
export function PermissionWords({ permissions }: PermissionWordsProps) {
  const { t } = useMessages()
  const entries = permissions.map((permission, at) => ({ key: String(at), facts: describePermission(permission) }))
  return (
    <div className="bl:flex bl:flex-col bl:gap-2 bl:text-14">
      <p className="bl:text-muted">{t('smart-sessions.permissions')}</p>
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

function Words({ facts }: { facts: PermissionDescription }) {
  const { messages } = useMessages()
  if (facts.kind === 'contract') return <ContractWords facts={facts} />
  if (facts.kind === 'allowance') return <AllowanceWords facts={facts} />
  const kind = <UntrustedText translate="yes" text={facts.type} fallback="?" />
  return <RichMessage messages={messages} id="permission.unknown" values={{ kind }} />
}
