'use client'

import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { Row } from '../../../components/row.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { Tabs } from '../../../components/tabs.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { IconTile } from '../../connect/connect/icon-tile.js'
import { NamespaceName } from '../../networks/networks/namespace-name.js'
import { ConnectedRow } from './connected-row.js'
import type { NamespaceWallets } from './namespace-wallets.js'
import { RecentRow } from './recent-row.js'
import { RowList } from './row-list.js'
import { useProfileWalletsView } from './use-profile-wallets-view.js'

/** A tab per namespace with its connected and recent wallets; switches, adds and disconnects wallets. */
export function ProfileWalletsView() {
  const { t } = useMessages()
  const view = useProfileWalletsView()
  const { section, namespaces, shown, show, isBusy, hasSome, removeAll, isRemovingAll } = view
  return (
    <section ref={section} aria-busy={isBusy} className="bl:flex bl:flex-col bl:gap-4">
      <Tabs
        label={t('profile-wallets.namespaces')}
        items={namespaces.map((wallets) => ({
          value: wallets.namespace,
          label: <NamespaceName namespace={wallets.namespace} />,
          panel: <NamespacePanel wallets={wallets} view={view} />,
        }))}
        value={shown}
        onValueChange={show}
      />
      {hasSome && (
        <Button
          variant="quiet"
          icon={<Icon name="disconnect" className="bl:size-5" />}
          loading={isRemovingAll}
          disabled={isBusy && !isRemovingAll}
          onClick={removeAll}
        >
          {isRemovingAll ? t('profile-wallets.disconnecting-all') : t('profile-wallets.disconnect-all')}
        </Button>
      )}
    </section>
  )
}

type NamespacePanelProps = { wallets: NamespaceWallets; view: ReturnType<typeof useProfileWalletsView> }

function NamespacePanel({ wallets: { namespace, connected, recent }, view }: NamespacePanelProps) {
  const { t, messages } = useMessages()
  const { isBusy, isSwitching, isRemoving, pick, remove, choose, add } = view
  return (
    <div className="bl:flex bl:flex-col bl:gap-4">
      {connected.length === 0 && (
        <StatusPlaceholder
          icon="wallet"
          title={t('profile-wallets.none')}
          hint={
            <RichMessage
              messages={messages}
              id="profile-wallets.none-hint"
              values={{ chain: <NamespaceName namespace={namespace} /> }}
            />
          }
        />
      )}
      {connected.length > 0 && (
        <RowList title={t('profile-wallets.connected')}>
          {connected.map((wallet) => (
            <li key={wallet.connectorId}>
              <ConnectedRow
                wallet={wallet}
                isSwitching={isSwitching(namespace, wallet.connectorId)}
                isRemoving={isRemoving(namespace, wallet.connectorId)}
                isDisabled={isBusy}
                onPick={() => pick(namespace, wallet)}
                onRemove={() => remove(namespace, wallet)}
              />
            </li>
          ))}
        </RowList>
      )}
      {recent.length > 0 && (
        <RowList title={t('profile-wallets.recent')}>
          {recent.map((wallet) => (
            <li key={wallet.id}>
              <RecentRow wallet={wallet} isDisabled={isBusy} onChoose={() => choose(wallet)} />
            </li>
          ))}
        </RowList>
      )}
      <Row
        icon={<IconTile name="plus" />}
        title={t('profile-wallets.add')}
        disabled={isBusy}
        onClick={() => add(namespace)}
      />
    </div>
  )
}
