'use client'

import { KitProvider, type KitProviderProps } from '../kit/kit-provider.js'
import { ModalHost } from './modal-host.js'

/** The one provider of an app: hands the kit down and draws its modal. */
export function ModalProvider({ children, ...rest }: KitProviderProps) {
  return (
    <KitProvider {...rest}>
      {children}
      <ModalHost />
    </KitProvider>
  )
}
