npm install @bowline/kit-core @bowline/ui-react @walletconnect/sign-client@2.21.8
