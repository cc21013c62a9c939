// Written by `npm run icons`.
export const drawing: string = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' fill='none' viewBox='0 0 24 24'%3E%3Cpath fill='%232e61de' d='M24 0H0v24h24z'/%3E%3Cpath fill='%23fff' d='m12 4 6.43 3.851v7.794L11.082 20v-1.098l-5.496-3.285-.016-7.72zm.008 13.316 4.585-2.715V8.894l-4.592-2.748L7.408 8.93v5.644z'/%3E%3C/svg%3E"
