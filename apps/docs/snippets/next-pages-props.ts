import type { InitialState } from '@bowline/kit-core'
import { cookieInitialState } from '@bowline/kit-core/server'
import type { GetServerSideProps } from 'next'

export const getServerSideProps: GetServerSideProps<{ initialState: InitialState }> = async ({ req }) => ({
  props: { initialState: cookieInitialState(req.headers.cookie ?? '') },
})
