'use client'

import { Button } from '../../../components/button.js'
import { Notice } from '../../../components/notice.js'
import { useMessages } from '../../../kit/use-messages.js'
import { UnresolvedCheck } from '../../shared/request/unresolved-check.js'
import { UnresponsiveWallet } from '../../shared/request/unresponsive-wallet.js'
import { useFactsSeen } from '../../shared/request/use-facts-seen.js'
import { FeeConfirmation } from './fee-confirmation.js'
import { LookalikeConfirmation } from './lookalike-confirmation.js'
import { OtherNetworkConfirmation } from './other-network-confirmation.js'
import { SendButtons } from './send-buttons.js'
import { SendDangers, SendWarnings } from './send-warnings.js'
import { TransferDetails } from './transfer-details.js'
import { TransferHead } from './transfer-head.js'
import { useWalletSendPreviewView } from './use-wallet-send-preview-view.js'

/** Review of a transfer before the wallet is asked: amount, recipient, network, fee, warnings to confirm, cancel and send. */
export function WalletSendPreviewView() {
  const { t } = useMessages()
  const { transfer, isReady, isSending, outcome, ...view } = useWalletSendPreviewView()
  const { token, recipientAddress, lookalike } = transfer
  const facts = useFactsSeen()
  if (!isReady || token === undefined || recipientAddress === undefined || view.amount === undefined) {
    return (
      <section className="bl:flex bl:flex-col bl:gap-4">
        <p className="bl:py-6 bl:text-center bl:text-16 bl:font-semibold">{t('send-preview.incomplete')}</p>
        <Button variant="secondary" data-autofocus="" onClick={view.cancel}>
          {t('modal.back')}
        </Button>
      </section>
    )
  }
  return (
    <section aria-busy={isSending} className="bl:flex bl:flex-col bl:gap-4">
      <TransferHead
        token={token}
        amount={view.amount}
        worth={transfer.worth}
        recipient={transfer.recipientProfileName ?? recipientAddress}
        isNamed={transfer.recipientProfileName !== undefined}
        network={view.network?.name ?? ''}
      />
      <SendDangers send={transfer} />
      {lookalike !== undefined && (
        <LookalikeConfirmation
          known={lookalike}
          entered={recipientAddress}
          isConfirmed={transfer.isLookalikeConfirmed}
          isDisabled={isSending}
          onConfirm={view.confirm}
        />
      )}
      <TransferDetails transfer={transfer} network={view.network} isHidden={view.isHidden} />
      <SendWarnings send={transfer} />
      <div ref={facts.end} />
      {view.isElsewhere && (
        <OtherNetworkConfirmation
          network={view.network?.name ?? ''}
          contractOn={transfer.contractElsewhere}
          isConfirmed={transfer.isElsewhereConfirmed}
          isDisabled={isSending}
          onConfirm={view.confirmElsewhere}
        />
      )}
      {transfer.isFeeHigh && (
        <FeeConfirmation isConfirmed={transfer.isFeeConfirmed} isDisabled={isSending} onConfirm={view.confirmFee} />
      )}
      {transfer.isSmartAccount && <Notice>{t('send-preview.smart-account')}</Notice>}
      <p className="bl:text-center bl:text-14 bl:text-balance bl:text-muted">{t('send-preview.check')}</p>
      <SendButtons
        isSending={isSending}
        canSend={view.canSend}
        walletName={view.walletName}
        onCancel={view.cancel}
        onSend={view.send}
        onShowFacts={facts.show}
      >
        <div role="status" className="bl:empty:hidden">
          {view.isSilent && (
            <Notice>
              <UnresponsiveWallet name={view.walletName} />
            </Notice>
          )}
          {view.unresolved && <UnresolvedCheck request={view.unresolved}>{t('send-preview.checked')}</UnresolvedCheck>}
          {outcome !== undefined && (
            <Notice tone={outcome.kind === 'declined' ? 'neutral' : 'danger'}>
              {outcome.text ?? t(`send-preview.${outcome.kind}`)}
              {outcome.reason !== undefined && <bdi className="bl:block bl:text-muted">{outcome.reason}</bdi>}
            </Notice>
          )}
        </div>
      </SendButtons>
    </section>
  )
}
