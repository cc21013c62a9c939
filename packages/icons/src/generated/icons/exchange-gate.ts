// Written by `npm run icons`.
export const drawing: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%232354e6' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M12 16.4a4.4 4.4 0 0 1 0-8.8V4a8 8 0 1 0 8 8h-3.6a4.4 4.4 0 0 1-4.4 4.4'/%3E%3Cpath fill='%2317e6a1' d='M16.4 7.6H12V12h4.4z'/%3E%3C/svg%3E"
