import type { Namespace } from './base/caip/namespace.js'
import type { Kit } from './kit.js'

/** An app augments this interface with the type of its kit, so that hooks know the kit's namespaces. */
// biome-ignore lint/suspicious/noEmptyInterface: declaration merging needs an interface
export interface Register {}

type RegisteredKit = Register extends { kit: infer Registered } ? Registered : Kit

type RegisteredOptions = RegisteredKit extends Kit<infer Options> ? Options : never

/** Namespaces of the registered kit's adapters. All namespaces when no kit is registered. */
export type RegisteredNamespace = RegisteredOptions extends {
  readonly adapters: readonly { readonly namespace: infer Found extends Namespace }[]
}
  ? Found
  : Namespace
