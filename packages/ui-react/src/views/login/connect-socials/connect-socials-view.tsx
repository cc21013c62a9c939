'use client'

import { useId } from 'react'
import { Icon } from '../../../components/icon.js'
import { Row } from '../../../components/row.js'
import { StatusPlaceholder } from '../../../components/status-placeholder.js'
import { VisuallyHidden } from '../../../components/visually-hidden.js'
import { useMessages } from '../../../kit/use-messages.js'
import { LegalNote } from '../../connect/connect/legal-note.js'
import { FillHeightSection } from '../../shared/list/fill-height-section.js'
import { ScrollList } from '../../shared/list/scroll-list.js'
import { SocialDisc } from '../methods/social-disc.js'
import { SOCIAL_NAMES } from '../methods/social-names.js'
import { useConnectSocialsView } from './use-connect-socials-view.js'

/** List of all social logins that the app offers, opened by the last tile of a row that has too many. */
export function ConnectSocialsView() {
  const { t } = useMessages()
  const { socials, pick, legal } = useConnectSocialsView()
  const reasonId = useId()
  const isDisabled = !legal.isAgreed
  return (
    <FillHeightSection>
      {legal.form === 'checkbox' && <LegalNote {...legal} />}
      {socials.length === 0 ? (
        <StatusPlaceholder icon="warning" title={t('connect-socials.none')} />
      ) : (
        <ScrollList label={t('connect-socials.list')} aria-describedby={isDisabled ? reasonId : undefined}>
          {socials.map((provider) => (
            <li key={provider}>
              <Row
                icon={<SocialDisc name={provider} />}
                title={t('login.continue-with', { name: SOCIAL_NAMES[provider] })}
                trailing={<Icon name="chevron-end" className="bl:size-5 bl:text-subtle" />}
                disabled={isDisabled}
                onClick={() => pick(provider)}
              />
            </li>
          ))}
        </ScrollList>
      )}
      {isDisabled && <VisuallyHidden id={reasonId}>{t('connect.terms-required')}</VisuallyHidden>}
      {legal.form === 'text' && <LegalNote {...legal} />}
    </FillHeightSection>
  )
}
