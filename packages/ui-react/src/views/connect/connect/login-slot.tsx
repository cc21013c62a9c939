'use client'

import { Button } from '../../../components/button.js'
import { ErrorLine } from '../../../components/error-line.js'
import { Skeleton } from '../../../components/skeleton.js'
import { useComponent } from '../../../kit/use-component.js'
import { useMessages } from '../../../kit/use-messages.js'
import type { LoginMethod } from './connect-methods.js'
import { LOGIN_LOADER } from './login-section-loader.js'

/** Place for a login section in Connect: the section, a placeholder while it loads, or an error with a retry. */
export function LoginSlot({ method }: { method: LoginMethod }) {
  const { t } = useMessages()
  const { View: Part, hasFailed, retry } = useComponent(method, LOGIN_LOADER)
  if (Part !== undefined) return <Part />
  if (!hasFailed) return <Skeleton className="bl:h-12 bl:w-full bl:rounded-button" />
  return (
    <div className="bl:flex bl:min-h-12 bl:items-center bl:gap-3">
      <ErrorLine className="bl:flex-1">{t('modal.chunk-failed')}</ErrorLine>
      <Button variant="secondary" size="small" onClick={retry}>
        {t('modal.try-again')}
      </Button>
    </div>
  )
}
