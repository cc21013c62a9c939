'use client'

import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { Row } from '../../../components/row.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useRovingFocus } from '../../../components/use-roving-focus.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { IconTile } from '../../connect/connect/icon-tile.js'
import { NetworkLogo } from '../../networks/networks/network-logo.js'
import { DisconnectButton } from '../account/disconnect-button.js'
import { ActiveAccount } from '../accounts/active-account.js'
import { NameTile } from '../register-account-name/name-tile.js'
import { TypeSwitch } from './type-switch.js'
import { useAccountSettingsView } from './use-account-settings-view.js'

const CHEVRON = <Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />

/** The active account, rows for its email, network, accounts and name, a switch to hide amounts, disconnect. */
export function AccountSettingsView() {
  const { t } = useMessages()
  const view = useAccountSettingsView()
  const { ref, onKeyDown, onFocus } = useRovingFocus<HTMLUListElement>()
  const { account, network, chooseNetwork, openAccounts, areBalancesHidden, isLeaving, isSwitching } = view
  if (account === undefined) return null
  return (
    <>
      <VisuallyHidden role="status">{isSwitching ? t('account-settings.switching') : ''}</VisuallyHidden>
      <section aria-busy={isLeaving || isSwitching} className="bl:flex bl:flex-col bl:gap-5">
        <ActiveAccount account={account} />
        {view.types.length > 0 && (
          <TypeSwitch
            types={view.types}
            value={view.type}
            isDisabled={isLeaving || isSwitching}
            onPick={view.pickType}
          />
        )}
        <ul
          ref={ref}
          aria-label={t('account-settings.rows')}
          onKeyDown={onKeyDown}
          onFocus={onFocus}
          className="bl:flex bl:flex-col bl:gap-2"
        >
          {view.email !== undefined && (
            <li>
              <Row
                icon={<IconTile name="mail" />}
                title={<bdi translate="no">{view.email}</bdi>}
                hint={t('account-settings.email')}
                trailing={CHEVRON}
                onClick={view.editEmail}
              />
            </li>
          )}
          {chooseNetwork !== undefined && (
            <li>
              <Row
                icon={<NetworkLogo network={network} />}
                title={<UntrustedText text={network?.name ?? ''} fallback={t('text.unknown-network')} />}
                hint={t('account-settings.network')}
                trailing={CHEVRON}
                onClick={chooseNetwork}
              />
            </li>
          )}
          {openAccounts !== undefined && (
            <li>
              <Row
                icon={<IconTile name="wallet" />}
                title={t('account-settings.accounts')}
                hint={t('accounts.count', { count: view.count })}
                trailing={CHEVRON}
                onClick={openAccounts}
              />
            </li>
          )}
          {view.chooseName !== undefined && (
            <li>
              <Row
                icon={<NameTile />}
                title={t('account-settings.name')}
                trailing={CHEVRON}
                onClick={view.chooseName}
              />
            </li>
          )}
          {view.upgrade !== undefined && (
            <li>
              <Row
                icon={<IconTile name="wallet" />}
                title={t('account-settings.upgrade')}
                hint={t('account-settings.upgrade-hint')}
                trailing={CHEVRON}
                onClick={view.upgrade}
              />
            </li>
          )}
          {view.openSecurity !== undefined && (
            <li>
              <Row
                icon={<IconTile name="settings" />}
                title={t('account-settings.security')}
                hint={t('account-settings.security-hint')}
                trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
                onClick={view.openSecurity}
              />
            </li>
          )}
          <li>
            <Row
              role="switch"
              aria-checked={areBalancesHidden}
              icon={<IconTile name={areBalancesHidden ? 'eye-off' : 'eye'} />}
              title={t('account-settings.hide-balances')}
              trailing={<SwitchIcon />}
              onClick={view.toggleBalances}
              className="bl:group"
            />
          </li>
        </ul>
        {view.windowError !== undefined && (
          <div role="alert" className="bl:flex bl:flex-col bl:gap-2 bl:text-center bl:text-14">
            <p>{view.isWindowBlocked ? t('account-settings.security-blocked') : view.windowError}</p>
            <Button variant="secondary" onClick={view.openSecurity}>
              {t('account-settings.open-window')}
            </Button>
          </div>
        )}
        <DisconnectButton
          label={isLeaving ? t('account-settings.disconnecting') : t('account-settings.disconnect')}
          isLeaving={isLeaving}
          onLeave={view.leave}
        />
      </section>
    </>
  )
}

/** Switch icon; its state follows the `aria-checked` of the row. */
function SwitchIcon() {
  return (
    <span
      aria-hidden="true"
      className="bl:inline-flex bl:h-6 bl:w-10 bl:flex-none bl:items-center bl:rounded-full bl:border bl:border-control bl:p-0.5 bl:transition-colors bl:duration-100 bl:group-aria-checked:justify-end bl:group-aria-checked:border-accent bl:group-aria-checked:bg-accent"
    >
      <span className="bl:size-4.5 bl:rounded-full bl:bg-fg bl:group-aria-checked:bg-on-accent" />
    </span>
  )
}
