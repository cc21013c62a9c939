npm install @bowline/kit-core @bowline/ui-react @walletconnect/universal-provider@2.21.8
