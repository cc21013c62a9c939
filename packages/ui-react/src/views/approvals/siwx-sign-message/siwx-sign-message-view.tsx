'use client'

import { shortAddress } from '@bowline/kit-core'
import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { SafeImage } from '../../../components/safe-image.js'
import { UntrustedText } from '../../../components/untrusted-text.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { RichMessage } from '../../../messages/rich-message.js'
import { UnresponsiveWallet } from '../../shared/request/unresponsive-wallet.js'
import { useSiwxSignMessageView } from './use-siwx-sign-message-view.js'

const IMAGE_CLASS = 'bl:size-19 bl:rounded-row'

/** Asks the user to sign in by signing a message. Shows the app, its domain and the account. */
export function SiwxSignMessageView() {
  const { t, messages } = useMessages()
  const view = useSiwxSignMessageView()
  const { app, address, wallet, failure, canSign, isSigning, isLeaving, chooseWallet } = view
  const walletName = wallet?.name ?? ''
  const name = <UntrustedText text={app.name} lookalikeLabel={t('text.lookalike')} />
  const walletText = <UntrustedText text={walletName} fallback={t('text.unknown-wallet')} />
  return (
    <section className="bl:flex bl:flex-col bl:items-center bl:gap-5 bl:pt-3">
      <div className="bl:flex bl:gap-3">
        <SafeImage src={app.icon} name={app.name} className={IMAGE_CLASS} />
        <SafeImage
          src={wallet?.icon}
          name={walletName}
          dataOnly={wallet?.type === 'ANNOUNCED'}
          className={IMAGE_CLASS}
        />
      </div>
      <div className="bl:flex bl:w-full bl:flex-col bl:items-center bl:gap-1 bl:text-center">
        <h2 className="bl:max-w-full bl:text-20 bl:font-semibold bl:wrap-anywhere">
          <RichMessage messages={messages} id="sign-in.ask" values={{ app: name }} />
        </h2>
        <p className="bl:max-w-full bl:text-14 bl:text-muted">
          <UntrustedText text={app.domain} />
        </p>
      </div>
      {canSign && (
        <p className="bl:max-w-full bl:text-center bl:text-14 bl:text-balance bl:text-muted bl:wrap-anywhere">
          {t('sign-in.what')}
        </p>
      )}
      <dl className="bl:flex bl:w-full bl:items-center bl:justify-between bl:gap-3 bl:rounded-row bl:bg-surface bl:px-4 bl:py-3 bl:text-14">
        <dt className="bl:flex-none bl:text-muted">{t('sign-in.account')}</dt>
        <dd className="bl:min-w-0 bl:font-medium bl:tabular-nums">
          <bdi translate="no" title={address}>
            {shortAddress(address)}
          </bdi>
        </dd>
      </dl>
      <div data-part="footer">
        {failure !== undefined && <ErrorLine className="bl:justify-center">{failure}</ErrorLine>}
        <p role="status" className="bl:text-center bl:text-14 bl:text-muted bl:empty:hidden">
          {view.isSilent && <UnresponsiveWallet name={walletName} />}
        </p>
        <div className="bl:grid bl:w-full bl:grid-cols-2 bl:gap-2">
          <Button variant="secondary" loading={isLeaving} onClick={view.cancel}>
            {canSign || view.isRequired ? t('sign-in.cancel') : t('sign-in.skip')}
          </Button>
          <Button
            data-autofocus=""
            loading={isSigning && !view.isSilent}
            disabled={isLeaving}
            onClick={canSign ? view.sign : chooseWallet}
          >
            {view.isSilent
              ? t('modal.try-again')
              : isSigning
                ? t('sign-in.signing')
                : t(canSign ? 'sign-in.sign' : 'sign-in.other-wallet')}
          </Button>
        </div>
        {canSign && view.isOtherWalletOffered && (
          <Button variant="quiet" size="small" disabled={isLeaving} onClick={chooseWallet}>
            {t('sign-in.other-wallet')}
          </Button>
        )}
      </div>
      <VisuallyHidden role="status">
        {isSigning && <RichMessage messages={messages} id="sign-in.continue" values={{ wallet: walletText }} />}
      </VisuallyHidden>
    </section>
  )
}
