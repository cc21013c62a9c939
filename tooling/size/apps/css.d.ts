declare module '@bowline/ui-react/styles.css'
