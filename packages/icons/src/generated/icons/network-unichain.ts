// Written by `npm run icons`.
export const drawing: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%23f50db4' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='M20 11.848A7.847 7.847 0 0 1 12.152 4h-.304v7.848H4v.304A7.847 7.847 0 0 1 11.848 20h.304v-7.848H20z'/%3E%3C/svg%3E"
