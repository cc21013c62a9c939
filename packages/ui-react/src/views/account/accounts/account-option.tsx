'use client'

import { type Account, cleanText, selectAccount, selectDisplayName, shortAddress } from '@bowline/kit-core'
import { Avatar } from '../../../components/avatar.js'
import { CopyButton } from '../../../components/copy-button.js'
import { Icon } from '../../../components/icon.js'
import { IconButton } from '../../../components/icon-button.js'
import { Row } from '../../../components/row.js'
import { Slot } from '../../../components/slot.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useSlots } from '../../../kit/use-kit.js'
import { useKitState } from '../../../kit/use-kit-state.js'
import { useMessages } from '../../../kit/use-messages.js'
import type { AccountTypeName } from './account-types.js'
import { OptionBalance } from './option-balance.js'
import { useAccountBalance } from './use-account-balance.js'

const MAX_NAME_LENGTH = 20
const AVATAR_CLASS = 'bl:size-10'

/** `isStop`: Tab stops at this option; `isDisabled`: another action is pending. */
export type AccountOptionProps = {
  id: string
  account: Account
  typeName: AccountTypeName | undefined
  index: number
  count: number
  isStop: boolean
  isSwitching: boolean
  isDisabled: boolean
  onPick: (address: string) => void
}

/** One account of `AccountList`. Its buttons are next to the option, because an option must not contain buttons. */
export function AccountOption(props: AccountOptionProps) {
  const { id, account, typeName, index, count, isStop, isSwitching, isDisabled, onPick } = props
  const { namespace, address } = account
  const { t } = useMessages()
  const { Avatar: OwnAvatar } = useSlots()
  const activeAccount = useKitState((state) => selectAccount(state, namespace))
  const name = useKitState((state) => selectDisplayName(state, namespace, address))
  const { balance, retry } = useAccountBalance(account)
  const isActive = activeAccount.address === address
  const short = shortAddress(address)
  const shown = name === undefined ? short : cleanText(name, { max: MAX_NAME_LENGTH, fallback: short })
  const hints = [typeName && t(typeName), name === undefined ? undefined : short].filter(Boolean)
  const tabIndex = isStop ? 0 : -1
  return (
    <div className="bl:flex bl:items-center bl:gap-1">
      <Row
        id={id}
        role="option"
        aria-selected={isActive}
        aria-current={false}
        aria-posinset={index + 1}
        aria-setsize={count}
        data-index={index}
        tabIndex={tabIndex}
        icon={
          OwnAvatar ? (
            <Slot>
              <OwnAvatar address={address} className={AVATAR_CLASS} />
            </Slot>
          ) : (
            <Avatar
              address={address}
              src={isActive ? activeAccount.profileImage : undefined}
              className={AVATAR_CLASS}
            />
          )
        }
        title={
          name === undefined ? (
            <bdi translate="no" dir="ltr">
              {short}
            </bdi>
          ) : (
            <UntrustedText text={name} max={MAX_NAME_LENGTH} fallback={short} lookalikeLabel={t('text.lookalike')} />
          )
        }
        hint={
          <span className="bl:flex bl:flex-col bl:gap-0.5">
            {hints.length > 0 && (
              <span>
                <HintLine hints={hints} address={short} />
              </span>
            )}
            <OptionBalance balance={balance} />
          </span>
        }
        selected={isActive}
        loading={isSwitching}
        disabled={isDisabled && !isSwitching}
        onClick={() => onPick(address)}
        className="bl:min-w-0 bl:flex-1"
      />
      {balance.status === 'failed' && (
        <IconButton
          label={t('accounts.balance-retry', { account: shown })}
          icon={<Icon name="retry" className="bl:size-4.5" />}
          tabIndex={tabIndex}
          onClick={retry}
        />
      )}
      <CopyButton
        iconOnly
        text={address}
        tabIndex={tabIndex}
        labels={{
          copy: t('accounts.copy', { account: shown }),
          copied: t('copy.address-copied'),
          failed: t('copy.failed'),
        }}
      />
    </div>
  )
}

function HintLine({ hints, address }: { hints: readonly (string | undefined)[]; address: string }) {
  return hints.map((hint, at) => (
    <span key={hint}>
      {at > 0 && ' · '}
      <bdi translate={hint === address ? 'no' : undefined}>{hint}</bdi>
    </span>
  ))
}
