npm install @bowline/kit-core @bowline/ui-react
npm install --save-exact @walletconnect/sign-client@2.21.8
