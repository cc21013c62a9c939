'use client'

import type { OfferedOnrampProvider } from '@bowline/kit-core'
import { Icon } from '../../../components/icon.js'
import { SafeImage } from '../../../components/safe-image.js'
import { useMessages } from '../../../kit/use-messages.js'

/** `provider` is undefined when none is set up; a press opens the list of providers. */
export type ProviderRowProps = {
  provider: Pick<OfferedOnrampProvider, 'name' | 'label'> | undefined
  isDisabled: boolean
  onPress: () => void
}

/** First line of an on-ramp quote: the provider that sells, as a button to choose another one. */
export function ProviderRow({ provider, isDisabled, onPress }: ProviderRowProps) {
  const { t } = useMessages()
  return (
    <button
      type="button"
      disabled={isDisabled}
      onClick={onPress}
      className="bl:flex bl:min-h-11 bl:items-center bl:gap-2 bl:rounded-row bl:ps-4 bl:pe-3 bl:text-14 bl:transition-colors bl:duration-100 bl:focus-visible:-outline-offset-2 bl:enabled:hover:bg-surface-hover bl:enabled:active:bg-surface-active bl:disabled:opacity-45"
    >
      <span className="bl:me-auto bl:text-muted">{t('onramp-amount.provider')}</span>{' '}
      {provider === undefined ? (
        <span className="bl:wrap-anywhere">{t('onramp-amount.provider-unset')}</span>
      ) : (
        <>
          <SafeImage
            iconKeys={[`onramp:${provider.name}`]}
            name={provider.label}
            className="bl:size-5 bl:rounded-full"
          />
          <bdi translate="no" className="bl:font-medium bl:wrap-anywhere">
            {provider.label}
          </bdi>
        </>
      )}
      <Icon name="chevron-end" className="bl:size-4.5 bl:text-subtle" />
    </button>
  )
}
