declare module '*.css'
declare module '@bowline/ui-react/styles.css'
