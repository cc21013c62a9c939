'use client'

import { useMessages } from '../../kit/use-messages.js'
import { Button } from '../../parts/button.js'
import { ForeignText } from '../../parts/foreign-text.js'
import { Icon } from '../../parts/icon.js'
import { Row } from '../../parts/row.js'
import { WalletImage } from '../../parts/wallet-image.js'
import { HelpPage } from '../help/help-page.js'
import { AssetsPicture, ControlPicture, LoginPicture } from './pictures.js'
import { useWhatIsAWalletView } from './use-what-is-a-wallet-view.js'

/** What a wallet is, for somebody who has none. */
export function WhatIsAWalletView() {
  const { t } = useMessages()
  const { suggested, get, done } = useWhatIsAWalletView()
  return (
    <HelpPage
      topics={[
        {
          picture: <AssetsPicture />,
          title: t('what-is-a-wallet.assets-title'),
          text: t('what-is-a-wallet.assets-text'),
        },
        {
          picture: <LoginPicture />,
          title: t('what-is-a-wallet.login-title'),
          text: t('what-is-a-wallet.login-text'),
        },
        {
          picture: <ControlPicture />,
          title: t('what-is-a-wallet.control-title'),
          text: t('what-is-a-wallet.control-text'),
        },
      ]}
      action={
        suggested.length === 0 ? (
          <Button data-autofocus="" onClick={done}>
            {t('what-is-a-wallet.done')}
          </Button>
        ) : (
          <ul aria-label={t('what-is-a-wallet.get')} className="bl:flex bl:flex-col bl:gap-2">
            {suggested.map(({ id, name, imageUrl, homepage }, at) => (
              <li key={id}>
                <Row
                  href={homepage}
                  icon={<WalletImage src={imageUrl} name={name} />}
                  title={<ForeignText text={name} fallback={t('text.unknown-wallet')} />}
                  hint={t('what-is-a-wallet.get')}
                  trailing={<Icon name="external" className="bl:size-5 bl:text-subtle" />}
                  data-autofocus={at === 0 ? '' : undefined}
                  onClick={get}
                />
              </li>
            ))}
          </ul>
        )
      }
    />
  )
}
