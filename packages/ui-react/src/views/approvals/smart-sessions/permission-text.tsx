'use client'

import { describePermission, type PermissionDescription } from '@bowline/kit-core'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { AllowanceText } from './allowance-text.js'
import { ContractText } from './contract-text.js'

/** `permissions` as the service or the wallet reports them. */
export type PermissionTextProps = {
  permissions: readonly { readonly type: string; readonly data: Readonly<Record<string, unknown>> | object }[]
}

/** Describes the permissions of a smart session, one list entry for each; an unknown type by its name. */
export function PermissionText({ permissions }: PermissionTextProps) {
  const { t } = useMessages()
  const entries = permissions.map((permission, at) => ({
    key: String(at),
    description: describePermission(permission),
  }))
  return (
    <div className="bl:flex bl:flex-col bl:gap-2 bl:text-14">
      <p className="bl:text-muted">{t('smart-sessions.permissions')}</p>
      {entries.length === 0 && <p>{t('smart-sessions.none')}</p>}
      <ul className="bl:flex bl:flex-col bl:gap-3">
        {entries.map(({ key, description }) => (
          <li key={key} className="bl:flex bl:flex-col bl:gap-1 bl:wrap-anywhere">
            <DescriptionText description={description} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function DescriptionText({ description }: { description: PermissionDescription }) {
  const { messages } = useMessages()
  if (description.kind === 'contract') return <ContractText description={description} />
  if (description.kind === 'allowance') return <AllowanceText description={description} />
  const kind = <UntrustedText translate="yes" text={description.type} fallback="?" />
  return <RichMessage messages={messages} id="permission.unknown" values={{ kind }} />
}
