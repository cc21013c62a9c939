'use client'

import { cleanText, type Platform } from '@bowline/kit-core'
import { sanitizeText } from '@bowline/kit-core/internal'
import { type ReactNode, useRef } from 'react'
import { Button } from '../../../components/button.js'
import { Icon } from '../../../components/icon.js'
import { Row } from '../../../components/row.js'
import { Tabs } from '../../../components/tabs.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { PairingCode } from '../pairing/pairing-code.js'
import { PairingResult } from '../pairing/pairing-result.js'
import { LinkPanel } from './link-panel.js'
import { MessagePanel } from './message-panel.js'
import { useConnectingWalletConnectView } from './use-connecting-wallet-connect-view.js'

/**
 * Connects the chosen wallet, or any wallet, by pairing: tabs with the ways to reach it (QR code, mobile, desktop or web link),
 * or with a message when it is in this browser or not detected.
 */
export function ConnectingWalletConnectView() {
  const { t, messages } = useMessages()
  const { wallet, image, platforms, platform, pick, opensPage, pairing, link, askInBrowser, get } =
    useConnectingWalletConnectView()
  const section = useRef<HTMLElement>(null)
  const name = (
    <UntrustedText text={image.name} fallback={t('text.unknown-wallet')} lookalikeLabel={t('text.lookalike')} />
  )
  // Inline text instead of a block, which would push the text after it to the next line.
  const shortName = (
    <bdi translate="no" title={sanitizeText(image.name)}>
      {cleanText(image.name, { max: 20, fallback: t('text.unknown-wallet') })}
    </bdi>
  )
  const logo = wallet === undefined ? undefined : image
  const retry = () => {
    section.current?.focus()
    pairing.retry()
  }

  const renderPanel = (method: Platform): ReactNode => {
    if (method === 'browser') {
      return (
        <MessagePanel
          image={image}
          title={<RichMessage messages={messages} id="connecting.continue" values={{ wallet: name }} />}
          hint={t('pairing.browser-hint')}
          action={<Button onClick={askInBrowser}>{t('pairing.browser-continue')}</Button>}
        />
      )
    }
    if (method === 'unsupported') {
      return (
        <MessagePanel
          image={image}
          title={<RichMessage messages={messages} id="pairing.not-detected" values={{ wallet: name }} />}
          hint={t('pairing.not-detected-hint')}
        />
      )
    }
    const { status } = pairing
    if (status === 'failed' || status === 'paired') {
      return <PairingResult status={status} failure={pairing.failure} wallet={logo} name={name} onRetry={retry} />
    }
    if (method === 'qrcode') {
      const withWallet = <RichMessage messages={messages} id="pairing.scan-with" values={{ wallet: name }} />
      return <PairingCode pairing={pairing} hint={logo ? withWallet : t('pairing.scan')} logo={logo} />
    }
    return (
      <LinkPanel
        platform={method}
        image={image}
        name={name}
        stage={link.stage}
        onOpen={link.open}
        uri={pairing.uri}
        hasLink={!(method === 'mobile' && opensPage)}
      />
    )
  }

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={t('connecting.title')}
      className="bl:flex bl:flex-col bl:gap-4 bl:focus-visible:outline-none"
    >
      <Tabs
        label={t('pairing.methods')}
        value={platform}
        onValueChange={pick}
        items={platforms.map((value) => ({ value, label: t(`pairing.tab-${value}`), panel: renderPanel(value) }))}
      />
      {get !== undefined && (
        <Row
          title={<RichMessage messages={messages} id="connecting.get-wallet" values={{ wallet: shortName }} />}
          trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
          onClick={get}
        />
      )}
    </section>
  )
}
