// Written by `npm run icons`.
export const drawing: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23000' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M4 4h16v5.714h-2.766a5.714 5.714 0 1 0 0 4.572H20V20H4z'/%3E%3C/svg%3E"
